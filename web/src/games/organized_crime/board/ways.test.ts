import { describe, expect, it } from 'vitest';
import { PRINTED } from '../protocol/printed';
import { layOut } from './geometry';
import { citiesAhead } from './ways';

const layout = layOut(PRINTED.board);

describe('where a way leads', () => {
  it('is told by the next city on its track, on either side', () => {
    expect(citiesAhead(layout, 'new_york', 'left')).toEqual(['Miami']);
    expect(citiesAhead(layout, 'new_york', 'right')).toEqual(['Las Vegas']);
    expect(citiesAhead(layout, 'chicago', 'right')).toEqual(['Detroit']);
    expect(citiesAhead(layout, 'boston_mistake_1', 'left')).toEqual(['Boston']);
  });

  it('goes past a government space on the same track', () => {
    expect(citiesAhead(layout, 'oakland', 'right')).toEqual(['Philadelphia']);
    expect(citiesAhead(layout, 'boston_official_2', 'right')).toEqual(['Miami']);
  });

  it('is one of each track where both begin', () => {
    expect(citiesAhead(layout, 'state', 'right')).toEqual(['Boston', 'Philadelphia']);
    expect(citiesAhead(layout, 'state', 'left')).toEqual(['Las Vegas', 'Oakland']);
  });

  it('leaves a home by its doors', () => {
    expect(citiesAhead(layout, 'base_boston_hit_men', 'left')).toEqual(['Boston']);
    expect(citiesAhead(layout, 'base_boston_boss', 'right')).toEqual(['Miami']);
  });
});
