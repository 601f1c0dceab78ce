import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type AST, parse } from 'svelte/compiler';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { ASKINGS } from '../omerta/asking';
import { BOTTLES, CHARACTERS } from '../omerta/card';
import { REACTIONS } from '../table/reactions';
import { PASSES } from '../protocol/constants';
import type { FindingKind } from '../protocol/receipt';
import { cuesOf, readLesson } from '../lessons/lesson';
import omertaLesson from '../lessons/omerta.json?raw';
import crimeLesson from '../lessons/organized_crime.json?raw';
import { CRIME_GROUPS, CRIME_SIGNS } from '../review/crime_account';
import { OMERTA_GROUPS } from '../review/omerta_account';
import { aboutGame, type Book, type Rule, textsOf } from '../rules/book';
import { HANDOVERS } from '../setup/draft';
import { EDITION_NAMES, OMERTA, omertaTexts, RULES } from '../rules/omerta';
import { ORGANIZED_CRIME } from '../rules/organized_crime';
import { GRAMMAR } from './grammar';
import { FIRST } from './packs';
import { firstLanguage, LANGUAGES, language, lookUp, need, speak } from './text.svelte';

const locales = import.meta.glob<string>('../../../src/backroom/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scripts = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../protocol/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GROUPS = [...OMERTA_GROUPS, ...CRIME_GROUPS].map((group) => group.replaceAll('_', '-'));
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
const BOOKS: readonly Book<Rule>[] = [OMERTA, ORGANIZED_CRIME];

/** Texts whose ids are put together, and all their endings; the words of the games are Python's to check. */
const FAMILIES: Record<string, readonly string[]> = {
  speed: ['calm', 'normal', 'quick', 'untimed'],
  rules: [
    ...RULES.flatMap(omertaTexts),
    ...ORGANIZED_CRIME.chapters.flatMap(({ rules }) => rules).flatMap(textsOf),
    ...BOOKS.flatMap(({ choices }) => choices.texts),
    ...BOOKS.flatMap(({ game }) =>
      (['title', 'lead', 'learn'] as const).map((part) => aboutGame(part, game)),
    ),
    aboutGame('sources', ORGANIZED_CRIME.game),
  ].map((id) => id.replace(/^rules-/, '')),
  'rules-section': BOOKS.flatMap(({ chapters, appendix, choices }) => [
    ...chapters.map(({ name }) => name),
    appendix,
    choices.name,
  ]),
  'rules-edition': EDITION_NAMES,
  'lessons-cue': cuesOf(readLesson(omertaLesson)),
  'lessons-crime-cue': cuesOf(readLesson(crimeLesson)),
  power: ['bottle', ...CHARACTERS],
  'settings-theme': ['system', 'dark', 'light'],
  'settings-motion': ['system', 'full', 'reduced'],
  problem: ['message', 'table', 'missing', 'house', 'limit', 'quota', 'store', 'server'],
  about: ['what', 'fair', 'unofficial', 'private', 'licences'].flatMap((part) => [part, `${part}-text`]),
  'home-mine': ['yours', 'others', 'running', 'left', 'open', 'over'],
  handover: HANDOVERS,
  'home-tagline': ['omerta', 'organized-crime'],
  'home-learn': ['omerta', 'organized-crime'],
  'home-facts': ['omerta', 'organized-crime'],
  'join-stage': ['open', 'running', 'over'],
  new: ['public', 'spectators', 'notes', 'links'].flatMap((flag) => [flag, `${flag}-about`]),
  goodbye: Object.keys(PASSES).map((reason) => reason.replaceAll('_', '-')),
  receipt: ['bytes', 'watched', 'shown', 'nothing'],
  'receipt-found': [...Object.keys(DIFFERENCES), 'lines'],
  'table-suspicion': ['changed', 'contribution'],
  'review-curve': ['stocks', 'totals', 'wealth', 'men', 'votes'],
  'review-sign': CRIME_SIGNS,
  'review-group': GROUPS,
  'review-moment': GROUPS,
  'omerta-the': [...BOTTLES, ...CHARACTERS],
  'omerta-ask': ASKINGS,
  'omerta-hint': ASKINGS,
  'omerta-note': ['unknown', 'low', 'high'],
  react: REACTIONS.map((reaction) => reaction.replaceAll('_', '-')),
  'omerta-wait': ['peek', 'turn', 'put', 'power', 'snap', 'killer'],
  'omerta-do': ['draw', 'take', 'discard', 'open-safe', 'pass', 'decline', 'omerta'],
  'omerta-named': ['swap', 'mix', 'look', 'give', 'open-safe', 'throw', 'lay-mamma', 'lay-patrol'],
};
const NAMES = /^(game|level|option)-|^(table|omerta)-(event|value)-/;
const VISIBLE = new Set(['aria-label', 'alt', 'placeholder', 'title', 'label']);

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
  for (const [family, endings] of Object.entries(FAMILIES))
    for (const ending of endings) used.add(`${family}-${ending}`);
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
    expect([...english.keys()].filter((id) => !used.has(id) && !NAMES.test(id))).toEqual([]);
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
  const LATER = 'crime-log-session-closed';

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak('en');
  });

  it.each(FIRST)('is there from the beginning: %s', (pack) => {
    expect(Object.keys(locales).some((path) => path.endsWith(`/en/${pack}.ftl`))).toBe(true);
  });

  it('comes when it is needed, and in every language chosen later', async () => {
    expect(lookUp(LATER)).toBeNull();
    await Promise.all([need('organized_crime'), need('organized_crime')]);
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
