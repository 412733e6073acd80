import { describe, expect, test } from 'vitest';
import { HouseAddress } from './address.ts';

describe('the address of the house', () => {
  test('is what DURBAR_ORIGIN says, whatever the request says', () => {
    const address = new HouseAddress('https://durbar.example/');
    expect(address.of({ host: 'evil.example' })).toBe('https://durbar.example');
    expect(address.trusts({ host: '127.0.0.1:4120', origin: 'https://durbar.example' })).toBe(true);
    expect(address.trusts({ host: 'durbar.example', origin: 'http://durbar.example' })).toBe(false);
    expect(address.secure).toBe(true);
  });

  test('is otherwise the host of the request, if no name of somebody else can lead there', () => {
    const address = new HouseAddress(undefined);
    for (const host of ['localhost:4120', '127.0.0.1:4120', '[::1]:4120', '192.168.1.5', 'a.localhost'])
      expect(address.of({ host })).toBe(`http://${host}`);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', 'a b'])
      expect(address.of({ host })).toBeNull();
    expect(address.secure).toBe(false);
  });

  test.each(['durbar.example', 'ftp://durbar.example', 'https://durbar.example/path', 'https://a:b@durbar.example'])(
    'is not %s',
    (setting) => {
      expect(() => new HouseAddress(setting)).toThrow(/DURBAR_ORIGIN/);
    },
  );
});
