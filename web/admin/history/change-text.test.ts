import { expect, test } from 'vitest';
import { countTogether, isMove, otherCounts, severalOf } from './change-text.ts';

const versions = (operation: 'create' | 'update' | 'delete', count: number) => ({ recordType: 'version' as const, operation, count });
const change = { kind: 'delete' as const, recordType: 'version' as const, recordId: '1', title: '1.0 windows', browserTitle: null, isOfOneBrowser: false, firstTitles: [], fields: [], undoneKind: null, isRedo: false };

test('a change of several records is named by their number, however it was made', () => {
  const counts = [versions('delete', 3), { recordType: 'slide' as const, operation: 'update' as const, count: 1 }];
  for (const kind of ['bulk', 'undo', 'delete'] as const) {
    expect(severalOf({ ...change, kind, counts })).toEqual(versions('delete', 3));
    expect(otherCounts({ ...change, kind, counts })).toEqual([counts[1]]);
  }
  expect(severalOf({ ...change, counts: [versions('delete', 1)] })).toBeNull();
  expect(severalOf({ ...change, kind: 'update', recordType: 'fact', counts: [{ recordType: 'fact', operation: 'update', count: 4 }] })).toBeNull();
});

test('several changes together count each record once', () => {
  const added = { ...change, kind: 'approval' as const, counts: [versions('create', 1)] };
  const changed = { ...change, recordId: '3', counts: [versions('update', 1)] };
  expect(countTogether([added, { ...added, recordId: '2' }, changed, changed])).toEqual([versions('create', 2), versions('update', 1)]);
  expect(countTogether([{ ...change, kind: 'bulk', counts: [versions('delete', 3)] }, changed])).toEqual([versions('delete', 3), versions('update', 1)]);
});

test('an undo is named as the change that it is about', () => {
  const moved = [{ recordType: 'browser' as const, operation: 'update' as const, count: 20 }];
  const move = { ...change, kind: 'update' as const, recordType: 'browser' as const, counts: moved };
  for (const one of [move, { ...move, kind: 'undo' as const, undoneKind: 'update' as const }]) {
    expect(severalOf(one)).toBeNull();
    expect(otherCounts(one)).toEqual([{ ...moved[0], count: 19 }]);
  }
  const undoneImport = { ...change, kind: 'undo' as const, undoneKind: 'import' as const, counts: [versions('delete', 3)] };
  expect(severalOf(undoneImport)).toBeNull();
  expect(otherCounts(undoneImport)).toEqual([versions('delete', 3)]);
});

test('a change of the place alone is a move', () => {
  expect(isMove({ kind: 'update', fields: ['display_order'] })).toBe(true);
  expect(isMove({ kind: 'update', fields: ['name_en', 'display_order'] })).toBe(false);
  expect(isMove({ kind: 'undo', fields: ['display_order'] })).toBe(false);
});
