import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type AST, parse } from 'svelte/compiler';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { COLOURS, PORTRAITS } from '../characters/faces';
import { GAMES } from '../games';
import { PASSES } from '../protocol/constants';
import type { FindingKind } from '../protocol/receipt';
import { ADVICE, HANDOVERS, PACES } from '../setup/draft';
import { REACTIONS } from '../table/talk/reactions';
import { GRAMMAR } from './grammar';
import { FIRST_PACKS } from './first';
import { firstLanguage, LANGUAGES, language, lookUp, need, speak } from './text.svelte';
import { hyphens } from './words';

const locales = import.meta.glob<string>('../../../src/backroom/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scripts = import.meta.glob<string>(
  ['../**/*.ts', '!../**/*.test.ts', '!../**/*.fixture.ts', '!../**/protocol/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const components = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ofGames = import.meta.glob<Record<string, readonly string[]>>('../games/*/texts.fixture.ts', {
  import: 'FAMILIES',
  eager: true,
});

const DIFFERENCES: Record<FindingKind, true> = {
  commitment: true,
  changed: true,
  contribution: true,
  missing: true,
  unconfirmed: true,
  announced: true,
  secret: true,
  digest: true,
  unproven: true,
};

const TITLES = Object.keys(GAMES).map(hyphens);
const TAUGHT = Object.keys(GAMES)
  .filter((game) => GAMES[game]?.lesson !== undefined)
  .map(hyphens);

/** Texts whose ids are put together, and all their endings; the words of the games are Python's to check. */
const FAMILIES: [string, readonly string[]][] = [
  ['speed', ['calm', 'normal', 'quick', 'untimed']],
  ['settings-theme', ['system', 'dark', 'light']],
  ['settings-motion', ['system', 'full', 'reduced']],
  ['problem', ['message', 'table', 'missing', 'house', 'limit', 'quota', 'store', 'server', 'puzzle']],
  ['about', ['what', 'fair', 'unofficial', 'private', 'licences'].flatMap((part) => [part, `${part}-text`])],
  ['home-mine', ['yours', 'others', 'running', 'left', 'open', 'over']],
  ['handover', HANDOVERS],
  ['advice', ADVICE],
  ['pace', PACES],
  ['home-tagline', TITLES],
  ['home-learn', TAUGHT],
  ['home-facts', TITLES],
  ['join-stage', ['open', 'running', 'over']],
  ['new', ['public', 'spectators', 'notes', 'links'].flatMap((flag) => [flag, `${flag}-about`])],
  ['puzzle-day', ['open', 'right', 'wrong']],
  ['puzzle-link', ['open', 'right', 'wrong']],
  ['goodbye', Object.keys(PASSES).map(hyphens)],
  ['receipt', ['bytes', 'watched', 'shown', 'nothing']],
  ['receipt-found', [...Object.keys(DIFFERENCES), 'lines']],
  ['table-suspicion', ['changed', 'contribution']],
  ['react', REACTIONS.map(hyphens)],
  ['face', [...PORTRAITS, ...COLOURS]],
  ['generic-how', ['sealed', 'race', 'floor']],
  ...Object.values(ofGames).flatMap((families) => Object.entries(families)),
];
const NAMES = /^(game|level|bot|option)-|-(event|value)-/; // what the engine names
const VISIBLE = new Set(['aria-label', 'alt', 'placeholder', 'title', 'label']);

/** Whether a text belongs to a game that is played at the generic table, which looks for it by its name. */
function isOfGame(id: string, file: string): boolean {
  const game = hyphens(file.replace('.ftl', ''));
  return !TITLES.includes(game) && new RegExp(`^${game}-(move|event|field|value|ask|silent)-`).test(id);
}

function idsOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(locales)) {
    if (!path.includes(`/locales/${language}/`)) continue;
    const file = path.split('/').at(-1) ?? '';
    for (const [, id = ''] of source.matchAll(/^([a-z][\w-]*) =/gm)) {
      expect(found.has(id), `${id} is there twice in ${language}`).toBe(false);
      found.set(id, file);
    }
  }
  return found;
}

/** The ids that the client asks for: every literal that begins as ids do. */
function usedIds(): Set<string> {
  const used = new Set<string>();
  const beginnings = new Set([...idsOf('en').keys()].map((id) => id.split('-')[0]));
  for (const source of [...Object.values(scripts), ...Object.values(components)])
    for (const [, id = ''] of source.matchAll(/'([a-z]+-[\w-]+)'/g))
      if (beginnings.has(id.split('-')[0])) used.add(id);
  for (const [family, endings] of FAMILIES) for (const ending of endings) used.add(`${family}-${ending}`);
  return used;
}

/** What a person would read although no Fluent file has it. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(look);
      return;
    }
    const { type } = node as { type?: string };
    if (type === 'Text' && /\p{L}/u.test((node as AST.Text).data)) found.push((node as AST.Text).data.trim());
    if (type === 'Attribute' && !VISIBLE.has((node as AST.Attribute).name)) return;
    Object.values(node).forEach(look);
  };
  look(parse(source, { modern: true }).fragment);
  return found;
}

describe('the texts', () => {
  const english = idsOf('en');

  it('are a folder for each language that can be chosen', () => {
    const folders = Object.keys(locales).map((path) => path.split('/').at(-2));
    expect([...new Set(folders)].sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  it.each(Object.keys(LANGUAGES))('are complete in %s, and none is there that others lack', (language) => {
    expect([...idsOf(language)].sort()).toEqual([...english].sort());
  });

  it.each(Object.entries(locales))('can be read: %s', (path, source) => {
    const bundle = new FluentBundle('en');
    const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '');
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const id of ids) expect(bundle.getMessage(id)?.value, `${id} in ${path}`).toBeTruthy();
  });

  it.each(Object.entries(locales))('call only functions that there are: %s', (_, source) => {
    const called = [...source.matchAll(/([A-Z]+)\(/g)].map(([, name = '']) => name);
    expect(called.filter((name) => name !== 'NUMBER' && !(name in GRAMMAR))).toEqual([]);
  });

  it('are all there that the client asks for', () => {
    expect([...usedIds()].filter((id) => !english.has(id))).toEqual([]);
  });

  it('are all asked for', () => {
    const used = usedIds();
    const unused = [...english].filter(
      ([id, file]) => !used.has(id) && !NAMES.test(id) && !isOfGame(id, file),
    );
    expect(unused).toEqual([]);
  });

  it('name the same values in every language', () => {
    const values = (source: string): string[] =>
      source.split(/^(?=[a-z])/m).map((message) => {
        const [id = ''] = message.split(' =');
        return `${id}: ${[...new Set(message.match(/\$[a-z]\w*/g))].sort().join(' ')}`;
      });
    for (const [path, source] of Object.entries(locales)) {
      const original = locales[path.replace(/locales\/\w+\//, 'locales/en/')] ?? '';
      expect(values(source).sort(), path).toEqual(values(original).sort());
    }
  });

  it.each(Object.entries(components))('are never written into a component: %s', (_, source) => {
    expect(hardCoded(source)).toEqual([]);
  });

  it('would be found in a component', () => {
    expect(hardCoded('<p>Hello {name}</p><input placeholder="Name" class="name" />')).toEqual([
      'Hello',
      'Name',
    ]);
  });
});

describe('a pack of texts', () => {
  const LATER = 'rules-search';

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak('en');
  });

  it.each(FIRST_PACKS)('is there from the beginning: %s', (pack) => {
    expect(Object.keys(locales).some((path) => path.endsWith(`/en/${pack}.ftl`))).toBe(true);
  });

  it('comes when it is needed, and in every language chosen later', async () => {
    expect(lookUp(LATER)).toBeNull();
    await Promise.all([need('rules'), need('rules')]);
    const english = lookUp(LATER);
    expect(english).toBeTruthy();
    await speak('fr');
    expect(lookUp(LATER)).not.toBe(english);
    expect(lookUp(LATER)).toBeTruthy();
  });

  it('that nobody wrote is an error, and does no harm', async () => {
    await expect(need('nonsense')).rejects.toThrow('nonsense');
    await speak('nl');
    expect(language()).toBe('nl');
  });

  it('comes in the language that was chosen last', async () => {
    await Promise.all([speak('ru'), speak('en')]);
    expect(language()).toBe('en');
  });
});

describe('the language to begin with', () => {
  it.each([
    [['ru-RU', 'en'], null, 'ru'],
    [['fr-CA'], null, 'fr'],
    [['ja', 'nl'], null, 'nl'],
    [['ja'], null, 'en'],
    [['fr'], 'ru', 'ru'],
    [['fr'], 'nonsense', 'fr'],
  ])('of %j with %j chosen is %s', (wanted, chosen, expected) => {
    expect(firstLanguage(wanted, chosen)).toBe(expected);
  });
});
