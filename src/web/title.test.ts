import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callPage, callTurn } from './title.ts';

describe('the title of the tab', () => {
  beforeEach(() => void vi.stubGlobal('document', { title: '' }));
  afterEach(() => {
    callTurn(null);
    vi.unstubAllGlobals();
  });

  test('is that of the page and of the house, and of the house alone on the start page', () => {
    callPage('Settings');
    expect(document.title).toBe('Settings · Durbar');
    callPage('');
    expect(document.title).toBe('Durbar');
  });

  test('says that it is somebody’s turn as long as it is, whatever page is shown meanwhile', () => {
    callPage('Bombay');
    callTurn('Bombay: it is your turn');
    expect(document.title).toBe('● Bombay: it is your turn');
    callPage('Bombay, en français');
    expect(document.title).toBe('● Bombay: it is your turn');
    callTurn(null);
    expect(document.title).toBe('Bombay, en français · Durbar');
  });
});
