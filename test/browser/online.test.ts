import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { type House, OVER, openHouse, PHONE, picture, seriousFaults, THOROUGH } from './browser.ts';

/** Four pages and hundreds of answers: a minute where the machine has nothing else to do, more where it has. */
const LONG_MS = 240_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Opens a table for so many people and brings each of them to it through the link. */
async function gather(game: string, people: readonly Page[], seats = people.length): Promise<string> {
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody opens the table');
  await host.goto(`/new/${game}?online`);
  await host.locator('.choice-row').getByText(`${seats} players`, { exact: true }).click();
  await host.getByRole('textbox', { name: 'Your name' }).fill('Leïla');
  for (let seat = people.length; seat < seats; seat++)
    await host.getByLabel(`Who sits at seat ${seat + 1}`).selectOption({ index: 2 });
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.locator('.invitation input').inputValue();
  for (const [i, guest] of guests.entries()) {
    await guest.goto(link);
    await guest.getByLabel('Your name at the table').fill(`Guest ${i + 1}`);
    await guest.getByRole('button', { name: `Sit at seat ${i + 2}` }).click();
    await guest.getByRole('button', { name: 'Stand up' }).waitFor();
    // The word was exchanged for a seat: it is no longer in the address.
    await expect.poll(() => new URL(guest.url()).hash).toBe('');
  }
  await host.locator('.waiting-ways .go:not([aria-disabled="true"])').click();
  for (const page of people) await page.locator('.question').waitFor();
  return new URL(link).pathname;
}

/** How many answers stand, as this page has it. */
async function plyOf(page: Page): Promise<number> {
  return Number((await page.locator('.question').getAttribute('data-ply', { timeout: 5000 })) ?? 0);
}

/**
 * Gives an answer on whatever page is asked, by the page's own button, and waits until the server has written it down. All in the
 * page, because a game has hundreds of answers: the choice among them is the page's own chance.
 */
async function answerAll(page: Page, until: number, wanted: readonly string[] = []): Promise<void> {
  await page.evaluate(
    async ([most, overMark, first]) => {
      const over = () => document.querySelector(overMark) !== null;
      const ply = () => Number(document.querySelector('.question')?.getAttribute('data-ply') ?? -1);
      const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
      while (!over() && ply() < most) {
        const answers = [...document.querySelectorAll<HTMLElement>('.question [data-answer]')];
        const chosen =
          first.map((each) => document.querySelector<HTMLElement>(each)).find((found) => found !== null) ??
          answers[Math.floor(Math.random() * answers.length)];
        const busy = document.querySelector('.question')?.getAttribute('aria-busy') === 'true';
        document.querySelector<HTMLElement>('[data-finale-done]')?.click();
        if (!chosen || busy) {
          await pause();
          continue;
        }
        const before = ply();
        chosen.click();
        for (let i = 0; i < 100 && ply() === before && !over(); i++) await pause();
      }
    },
    [until, OVER, wanted] as const,
  );
}

/** Who is asked, one of those who are not, and how many these are. */
async function whoIsAsked(people: readonly Page[]) {
  const counts = await Promise.all(people.map((page) => page.locator('.question [data-answer]').count()));
  const asked = people.find((_, i) => counts[i] !== 0);
  const others = people.filter((_, i) => counts[i] === 0);
  const [other] = others;
  if (!asked || !other) throw new Error('nobody is asked, or everybody');
  return { asked, other, waiting: others.length };
}

async function scores(page: Page): Promise<string[]> {
  await page.locator('.score-sheet tfoot td').first().waitFor();
  return page.locator('.score-sheet tfoot tr:first-child td').allTextContents();
}

/** Closes a browser as a crash does, and opens it again with the same cookies. */
async function reopen(page: Page, path: string): Promise<Page> {
  const context: BrowserContext = page.context();
  const again = await context.newPage();
  again.setDefaultTimeout(20_000);
  await page.close({ runBeforeUnload: false });
  await again.goto(path);
  await again.locator('.question').waitFor();
  return again;
}

/** Random play wanders for thousands of answers in Agra: influence at every chance brings the end soon. */
const TO_THE_END = [
  '.question [data-answer="place:architect"]',
  '.question [data-answer^="advance:"]',
  '.question-end > [data-answer]',
] as const;

describe('an online table', () => {
  test('two people play Bombay to its end; one of them is killed and comes back in the middle', async () => {
    const host = await house.visit();
    let guest = await house.visit(PHONE);
    const path = await gather('bombay', [host, guest]);
    expect(await seriousFaults(host)).toEqual([]);
    await picture(host, 'online-desktop');

    await Promise.all([answerAll(host, 14), answerAll(guest, 14)]);
    guest = await reopen(guest, path);
    await expect.poll(() => plyOf(guest)).toBe(await plyOf(host));
    await Promise.all([answerAll(host, 9999), answerAll(guest, 9999)]);

    expect(await scores(host)).toEqual(await scores(guest));
    await host.locator('.verified .good').waitFor();
    // The record is on the server: the replay opens on a device that never sat at the table.
    const stranger = await house.visit();
    await stranger.goto(path.replace('online', 'replay'));
    await stranger.locator('.scrubber').waitFor();

    await host.getByRole('button', { name: 'Play again' }).click();
    await host.locator('.waiting, .question').first().waitFor();
    await guest.getByRole('button', { name: 'Go there' }).waitFor();
    expect(house.faults).toEqual([]);
  });

  test('AM-INFO-2: a proposal is changed after another one has come in, while the last is waited for', async () => {
    const people = await Promise.all([house.visit(), house.visit(), house.visit()]);
    const [host, guest, last] = people;
    await gather('amul', people);
    const named = (page: Page) => page.locator('.question-main [data-answer] > span > b').allTextContents();
    const propose = async (page: Page, name: string) => {
      const before = await plyOf(page);
      const answer = page.locator('.question-main [data-answer]').filter({ hasText: name }).first();
      await answer.click();
      await expect.poll(() => plyOf(page)).toBeGreaterThan(before);
    };
    const [first = '', ...others] = await named(host);
    const second = others.find((name) => name !== first) ?? '';
    const another = async (page: Page) => (await named(page)).find((name) => name !== second) ?? '';
    await propose(host, first);
    await propose(guest, await another(guest));
    await expect.poll(() => plyOf(host)).toBe(2);
    expect(await host.locator('.question p').innerText()).toContain('Undo changes your mind.');
    await expect.poll(() => host.locator('.question [data-answer]').count()).toBe(0);
    // Asked once more, and left as it is.
    await host.keyboard.press('u');
    await host.locator('.question [data-answer]').first().waitFor();
    await host.keyboard.press('u');
    await expect.poll(() => host.locator('.question [data-answer]').count()).toBe(0);
    await host.getByRole('button', { name: 'Undo' }).click();
    expect(await host.locator('.question h2').innerText()).toBe('Which card do you propose?');
    expect(await host.locator('.question p').innerText()).toBe('Your answer stands until you give another one.');
    await propose(host, second);
    await expect.poll(() => host.locator('.question [data-answer]').count()).toBe(0);
    await propose(last, await another(last));
    const turnedUp = new RegExp(`Proposals are turned up: .*${second}`);
    await host.locator('.log').getByText(turnedUp).first().waitFor();
    expect(house.faults).toEqual([]);
  });

  const tables = [
    ['agra', 2, 3, TO_THE_END],
    ['amul', 4, 4, []],
    ['rajas', 2, 3, []],
  ] as const;
  test.runIf(THOROUGH).each(tables)(
    '%s is played to its end by %i people at a table of %i, one of them killed in between',
    async (game, persons, seats, wanted) => {
      expect(Object.keys(GAMES)).toContain(game);
      const people = await Promise.all(Array.from({ length: persons }, () => house.visit()));
      const path = await gather(game, people, seats);
      await Promise.all(people.map((page) => answerAll(page, 30, wanted)));
      const last = people.pop();
      if (last) people.push(await reopen(last, path));
      await Promise.all(people.map((page) => answerAll(page, 9999, wanted)));
      const [first, ...others] = await Promise.all(people.map(scores));
      for (const each of others) expect(each).toEqual(first);
      expect(house.faults).toEqual([]);
    },
    LONG_MS,
  );

  test('who waits answers in advance; it is given as soon as it is asked for', async () => {
    const people = [await house.visit(), await house.visit()];
    await gather('bombay', people);
    await Promise.race(people.map((page) => page.locator('.question [data-answer]').first().waitFor()));
    const { asked, other } = await whoIsAsked(people);
    await other.getByRole('button', { name: 'Answer in advance' }).click();
    // One step of three: the turn goes on after it.
    await other.locator('.question-main [data-answer^="go:"]:not([data-answer*="+"])').first().click();
    await other.locator('.strip.plan li').first().waitFor();
    const ends = other.locator('.question-end > [data-answer]').last();
    await ends.click();
    await expect.poll(() => other.locator('.strip.plan li button').count()).toBe(2);
    expect(await seriousFaults(other)).toEqual([]);
    await picture(other, 'online-in-advance');
    // What is prepared can be taken back one by one, and is nobody else's business.
    await other.locator('.strip.plan li button').last().click();
    await expect.poll(() => other.locator('.strip.plan li button').count()).toBe(1);
    expect(await asked.locator('.strip.plan').count()).toBe(0);
    await other.getByRole('button', { name: 'Done' }).click();
    const before = await plyOf(asked);
    await asked.locator('.question-end > [data-answer]').last().click();
    await expect.poll(() => plyOf(other)).toBeGreaterThan(before + 1);
    await expect.poll(() => other.locator('.question [data-answer]').count()).toBeGreaterThan(0);
    expect(await other.locator('.strip.plan').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('answers in advance that have become impossible are dropped, and the reason is told', async () => {
    const people = [await house.visit(), await house.visit(), await house.visit()];
    await gather('amul', people);
    for (const page of people) await page.locator('.question [data-answer]').first().click();
    // Everybody has proposed: until then whoever is the last to do so is asked alone as well.
    for (const page of people) await page.locator('[data-answer^="propose:"]').first().waitFor({ state: 'detached' });
    await expect.poll(async () => (await whoIsAsked(people)).waiting).toBe(2);
    const { asked, other } = await whoIsAsked(people);
    const first = await asked.locator('.question-main [data-answer]').first().getAttribute('data-answer');
    await other.getByRole('button', { name: 'Answer in advance' }).click();
    await other.locator(`.question-main [data-answer="${first}"]`).click();
    await other.locator('.strip.plan li').first().waitFor();
    await asked.locator(`.question-main [data-answer="${first}"]`).click();
    const told = other.getByText('what you had chosen is no longer possible');
    // Whoever comes between the two chooses what there is.
    for (const page of people)
      if (page !== other && (await told.count()) === 0)
        await page
          .locator('.question-main [data-answer]')
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
    await told.waitFor();
    expect(house.faults).toEqual([]);
  });

  test('a spectator sees the table and the talk of spectators, and nothing that is secret', async () => {
    const [host, guest, spectator] = [await house.visit(), await house.visit(), await house.visit()];
    const path = await gather('bombay', [host, guest]);
    await spectator.goto(path);
    await spectator.locator('.question').waitFor();
    expect(await spectator.locator('[data-answer]').count()).toBe(0);
    await host.locator('.talk input').fill('a word among players');
    await host.locator('.talk form button').click();
    await guest.getByText('a word among players').waitFor();
    await spectator.locator('.talk input').fill('a word from outside');
    await spectator.locator('.talk form button').click();
    await spectator.getByText('a word from outside').waitFor();
    expect(await spectator.getByText('a word among players').count()).toBe(0);
    expect(await host.getByText('a word from outside').count()).toBe(0);
    expect(house.faults).toEqual([]);
  });

  test('an address that leads to no table says so, whatever it looks like', async () => {
    const visitor = await house.visit();
    for (const id of ['nosuchtable', 'No such table', '..%2F..', 'x']) {
      await visitor.goto(`/online/${encodeURIComponent(id)}`);
      await visitor.getByRole('heading', { name: 'There is no such table here.' }).waitFor();
    }
    expect(house.faults).toEqual([]);
  });

  test('a lost connection is told in plain words, and the answer given meanwhile is not lost', async () => {
    const people = [await house.visit(), await house.visit()];
    const cables = await Promise.all(people.map(cableOf));
    await gather('bombay', people);
    const asked = (await people[0]?.locator('[data-answer]').count()) === 0 ? 1 : 0;
    const [page, other] = [people[asked], people[1 - asked]];
    if (!page || !other) throw new Error('nobody is asked');
    const before = await plyOf(other);
    await cables[asked]?.pull();
    await page.getByText('Connection lost, trying again; nothing is lost.').waitFor();
    await page.locator('.question-end > [data-answer]').last().click();
    await page.getByText('Connection lost. Your answer is sent as soon as it is back.').waitFor();
    expect(await plyOf(page)).toBe(before);
    cables[asked]?.plug();
    await expect.poll(() => plyOf(other), { timeout: 20_000 }).toBe(before + 1);
    await expect.poll(() => plyOf(page)).toBe(before + 1);
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    expect(house.faults).toEqual([]);
  });
});

describe('you', () => {
  test('a recovery code makes another browser the same person, with its tables', async () => {
    const [host, guest, elsewhere] = [await house.visit(), await house.visit(), await house.visit()];
    const path = await gather('bombay', [host, guest]);
    await host.goto('/you');
    await host.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await host.locator('.you-code').textContent();
    await elsewhere.goto('/you');
    await elsewhere.getByLabel('Recovery code').fill(code ?? '');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.getByText('You are Leïla now.').waitFor();
    expect(await seriousFaults(elsewhere)).toEqual([]);
    await elsewhere.goto(path);
    await elsewhere.locator('.seats .seat-who', { hasText: 'Leïla' }).getByText('you').waitFor();
    expect(house.faults).toEqual([]);
  });

  test('a passkey makes another browser the same person', async () => {
    // A passkey belongs to a name, not to the number of an address.
    const baseURL = house.address.replace('127.0.0.1', 'localhost');
    const [here, elsewhere] = [await house.visit({ baseURL }), await house.visit({ baseURL })];
    const authenticator = await virtualAuthenticator(here);
    await here.goto('/you');
    await here.getByRole('textbox', { name: 'Your name' }).fill('Noor');
    await here.getByRole('button', { name: 'Save' }).click();
    await here.getByText('Saved.').waitFor();
    await here.getByRole('button', { name: 'Add a passkey' }).click();
    await here.getByText('The passkey is added.').waitFor();
    const credentials = await authenticator.credentials();
    const there = await virtualAuthenticator(elsewhere);
    await there.hold(credentials);
    await elsewhere.goto('/you');
    await elsewhere.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await elsewhere.getByText('You are Noor now.').waitFor();
    await elsewhere.locator('.you-passkeys').getByRole('button', { name: 'Remove' }).click();
    await elsewhere.getByText('The passkey is removed').waitFor();
    await elsewhere.getByText('No passkey yet.').waitFor();
    expect(house.faults.filter((fault) => fault !== `a request to ${baseURL}`)).toEqual([]);
    house.faults.length = 0;
  });
});

/** The cable between a page and the server, to be pulled and plugged in again. */
async function cableOf(page: Page) {
  let plugged = true;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (!plugged) return void line.close();
    lines.push(line);
    line.connectToServer();
  });
  return {
    async pull() {
      plugged = false;
      for (const line of lines.splice(0)) await line.close();
    },
    plug() {
      plugged = true;
    },
  };
}

/** A device that has passkeys, as Chromium offers one to tests. */
async function virtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    credentials,
    async hold(made: Awaited<ReturnType<typeof credentials>>) {
      for (const credential of made) await client.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
  };
}
