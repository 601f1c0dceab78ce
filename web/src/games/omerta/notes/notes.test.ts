import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol/types';
import { catchUp, follow, type Notes } from './notes';

const NOTES: Notes = { 'card:0:1': '3', 'card:1:0': 'high', 'safe:2': 'lady' };

describe('notes', () => {
  it('change places with their cards', () => {
    const swapped: Event = { type: 'swapped', seat: 0, place: 1, other: 1, other_place: 0 };
    expect(follow(NOTES, swapped)).toEqual({ 'card:0:1': 'high', 'card:1:0': '3', 'safe:2': 'lady' });
    const away: Event = { type: 'swapped', seat: 0, place: 1, other: 1, other_place: 3 };
    expect(follow(NOTES, away)).toEqual({ 'card:1:3': '3', 'card:1:0': 'high', 'safe:2': 'lady' });
  });

  it('go into the safe and come out of it', () => {
    const exchanged: Event = { type: 'exchanged', seat: 0, place: 1, safe: 2, card: null };
    expect(follow(NOTES, exchanged)).toEqual({ 'card:0:1': 'lady', 'card:1:0': 'high', 'safe:2': '3' });
  });

  it('are gone with a card that is gone, and with the round', () => {
    expect(follow(NOTES, { type: 'snapped', seat: 0, place: 1, card: '3' })).not.toHaveProperty('card:0:1');
    expect(follow(NOTES, { type: 'replaced', seat: 1, place: 0, card: '9' })).not.toHaveProperty('card:1:0');
    expect(follow(NOTES, { type: 'round_begun', round: 2, starter: 0, safe: null })).toEqual({});
  });

  it('stay with a card that came back', () => {
    expect(follow(NOTES, { type: 'snapped_wrong', seat: 0, place: 1, card: '3' })).toBe(NOTES);
  });

  it('are lost in a shuffle, except on a card that a Patrol shows the way of', () => {
    const hand: Notes = { 'card:0:0': 'low', 'card:0:1': '3', 'card:1:0': 'high' };
    const mixed: Event = { type: 'mixed', seat: 0, places: [0, 1, 2], patrols: [[1, 2]] };
    expect(follow(hand, mixed)).toEqual({ 'card:0:2': '3', 'card:1:0': 'high' });
  });

  it('are followed once, and forgotten by whoever missed something', () => {
    const event: Event = { type: 'swapped', seat: 0, place: 1, other: 1, other_place: 0 };
    expect(catchUp(NOTES, 5, [{ number: 5, event }])).toEqual(NOTES);
    expect(catchUp(NOTES, 5, [{ number: 6, event }])['card:0:1']).toBe('high');
    expect(catchUp(NOTES, 5, [{ number: 8, event }])).toEqual({});
  });
});
