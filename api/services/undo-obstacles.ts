import { checkFeatured } from '#rules/facts.ts';
import type { ObstacleReason, RecordType, ShownRecordType } from '#rules/history.ts';
import { findCodeIssue } from '#rules/page-code.ts';
import { typesWith } from '#rules/records/registry.ts';
import { recordedTable } from '../database/history/recorded-tables.ts';
import { findLaterChange, readTitles } from '../database/history/read-changes.ts';
import { readSnapshot, type RowStep } from '../database/history/restore-rows.ts';
import { queryIn } from '../database/queries/rows.ts';
import { Slide } from '../entities/slide.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';
import { browserIdsOf, isSame, parentOf, type RecordName } from './undo-steps.ts';

export interface Obstacle {
  reason: ObstacleReason;
  recordType: ShownRecordType;
  recordId: string;
  title: string;
  /** The later change that is in the way; null if none is. */
  changeId: number | null;
  fields: string[];
}

/** Ends the transaction of an undo. */
export class UndoBlocked extends Error {
  readonly obstacles: Obstacle[];

  constructor(obstacles: Obstacle[]) {
    super('The undo is blocked');
    this.obstacles = obstacles;
  }
}

/** What stands in the way, with the columns that were changed later. */
export type Findings = [reason: ObstacleReason, record: RecordName, fields?: string[]][];

/** Finds what stands in the way of an undo. */
export function undoObstacles(em: ServiceContext['em'], { browsers, facts, slides }: RecordServices) {
  return { assertNone, createObstacle, findUnconnected, findBrokenRules };

  /** Throws UndoBlocked, with the changes after `changeId` that are in the way. */
  async function assertNone(found: Findings, changeId?: number) {
    const obstacles = found.map(async ([reason, record, fields = []]) => {
      const later = changeId === undefined ? null : await findLaterChange(em, record, changeId, fields);
      return createObstacle(reason, record, { changeId: later, fields });
    });
    if (obstacles.length > 0) throw new UndoBlocked(await Promise.all(obstacles));
  }

  /** Missing parents of rows that come back, and records outside the undo that need a row that goes. */
  async function findUnconnected(steps: readonly RowStep[]) {
    const found: Findings = [];
    const isInSteps = ({ recordType, recordId }: RecordName) => steps.some(isSame(recordType, recordId));
    for (const step of steps) {
      const parent = step.current ? null : parentOf(step);
      if (
        parent &&
        !isInSteps(parent) &&
        !(await readSnapshot(em, recordedTable(em, parent.recordType), parent.recordId))
      )
        found.push(['parentDeleted', parent]);
      const dependents = step.target ? [] : await findDependents(step);
      for (const record of dependents) if (!isInSteps(record)) found.push(['usedByOthers', record]);
    }
    return found;
  }

  /** Inactive slides may keep a deleted target. */
  async function findDependents({ table: { type }, id }: RowStep) {
    if (type !== 'browser' && type !== 'version') return [];
    const found: RecordName[] = [];
    for (const recordType of type === 'browser' ? typesWith('parent') : []) {
      const parts = queryIn(em).selectFrom(recordType).select('id').where('browser_id', '=', Number(id));
      for (const part of await parts.orderBy('id').execute()) found.push({ recordType, recordId: String(part.id) });
    }
    const links = await em.find(
      Slide,
      { linkType: type, linkTargetId: Number(id), isActive: true },
      { orderBy: { id: 'asc' } },
    );
    for (const slide of links) found.push({ recordType: 'slide', recordId: String(slide.id) });
    return found;
  }

  /** Rules that no column holds. */
  async function findBrokenRules(steps: readonly RowStep[]) {
    const found: Findings = [];
    const activated = (type: RecordType) =>
      steps.flatMap(({ table, id, target }) =>
        table.type === type && target?.is_active === 1 ? [{ id, target }] : [],
      );
    for (const { id, target } of activated('slide')) {
      const link = { linkType: String(target.link_type), linkTargetId: Number(target.link_target_id) };
      if (!(await slides.hasTarget(link))) found.push(['linkTargetDeleted', { recordType: 'slide', recordId: id }]);
    }
    for (const id of browserIdsOf(steps))
      if (checkFeatured((await browsers.find(id)) ?? {}, await facts.list(id)).isFeatured)
        found.push(['discontinuedFeatured', { recordType: 'browser', recordId: String(id) }]);
    for (const { id, target } of activated('customCode'))
      if (findCodeIssue(String(target.code_content)))
        found.push(['codeDoesNotFit', { recordType: 'customCode', recordId: id }]);
    return found;
  }

  /** The title is that of now, or the last. Settings keep what names their change. */
  async function createObstacle(
    reason: ObstacleReason,
    { recordType, recordId, title = '' }: RecordName,
    { changeId = null, fields = [] }: { changeId?: number | null | undefined; fields?: string[] } = {},
  ) {
    const obstacle = { reason, recordType, recordId, title, changeId, fields };
    if (recordType === 'setting') return obstacle;
    const titles = await readTitles(em, recordType, [recordId]);
    return { ...obstacle, title: titles.get(recordId) ?? title };
  }
}
