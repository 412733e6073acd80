import { afterEach, describe, expect, test, vi } from 'vitest';
import { showNotice } from './notices.ts';

const SAYS = 'Bombay: it is your turn';
const SHOWN = ['Durbar', { body: SAYS, tag: 'table123', icon: '/durbar.svg' }];

/** A phone whose pages may not show notices, with a worker for each of these scopes; the page's own is ''. */
function phone(scopes: readonly string[]) {
  const shown: { scope: string; notice: unknown[] }[] = [];
  vi.stubGlobal(
    'Notification',
    class {
      constructor() {
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      }
    },
  );
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async (scope = '') =>
        scopes.includes(scope)
          ? { showNotification: async (...notice: unknown[]) => void shown.push({ scope, notice }) }
          : undefined,
    },
  });
  return shown;
}

describe('a notice', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is shown by the page where it may', () => {
    const made: unknown[][] = [];
    vi.stubGlobal(
      'Notification',
      class {
        constructor(...notice: unknown[]) {
          made.push(notice);
        }
      },
    );
    showNotice('table123', SAYS);
    expect(made).toEqual([SHOWN]);
  });

  test.each([
    ['the worker for pushed notices', ['/push/', ''], '/push/'],
    ['the worker that keeps the house', [''], ''],
  ])('is shown by %s where pages may not', async (_who, scopes, scope) => {
    const shown = phone(scopes);
    showNotice('table123', SAYS);
    await expect.poll(() => shown).toEqual([{ scope, notice: SHOWN }]);
  });

  test('that nobody can show harms nothing', async () => {
    const shown = phone([]);
    showNotice('table123', SAYS);
    vi.stubGlobal('navigator', {});
    showNotice('table123', SAYS);
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([]);
  });
});
