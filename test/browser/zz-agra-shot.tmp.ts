import { openHouse, nextQuestion, ANSWERS, answering, PHONE, withoutPauses } from './browser.ts';
const [,, mode='wide', plies='3', locale='en', theme='light'] = process.argv;
const house = await openHouse();
const page = await house.visit(mode==='phone'?{...PHONE, locale}:{locale, colorScheme: theme as 'light'|'dark'});
await withoutPauses(page);
await page.goto('/');
const play = page.locator('#game-agra .game-play');
mode==='phone'?await play.tap():await play.click();
const n=Number(plies);
for(let i=0;i<n;i++){
  if(await nextQuestion(page)==='over') break;
  const all=page.locator(ANSWERS); const c=await all.count();
  const a=all.nth((i*7)%c);
  if(mode==='phone'){ await a.tap(); await answering(page,()=>page.locator('.confirm:not([aria-disabled="true"])').tap()); }
  else await answering(page,()=>a.click());
}
await nextQuestion(page);
await page.waitForTimeout(300);
await page.screenshot({path:`/tmp/agrashots/${mode}-${plies}-${locale}-${theme}.png`});
if(mode==='phone'){ const tabs=page.locator('.agra-tabs button'); for(let i=0;i<4;i++){await tabs.nth(i).tap(); await page.waitForTimeout(150); await page.screenshot({path:`/tmp/agrashots/phone-tab${i}.png`});} }
console.log('faults',house.faults);
await house.close();
