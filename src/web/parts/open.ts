/** Whether a dialog or a menu is open: keys are for it then. Asked with every key, so by lists that the browser keeps. */
const dialogs = document.getElementsByTagName('dialog');
const menus = document.getElementsByClassName('menu');

export function isSomethingOpen(): boolean {
  for (const dialog of dialogs) if (dialog.open) return true;
  for (const menu of menus) if (menu.matches(':popover-open')) return true;
  return false;
}
