import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { CODE_POSITIONS, type CodePosition } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RecordListProps } from '../records/record-kind.ts';
import { SelectBox } from '../ui/table-row.tsx';
import { SelectionBar } from '../ui/selection-bar.tsx';
import { idOf, useSelection } from '../ui/use-selection.ts';
import { CustomCodeCard } from './custom-code-card.tsx';
import type { AdminCustomCodeFragment } from './custom-codes.generated.ts';
import { leftOutCodes } from '../../../rules/code-policy.ts';
import type { IssueKey } from '../../../rules/issues.ts';

/** The codes by position, in the order in which pages load them (spec §2). */
export function CustomCodeList({
  records,
  busyId,
  onToggle,
  onDelete,
  actionsFor,
}: RecordListProps<AdminCustomCodeFragment>) {
  const leftOut = useLeftOut(records);
  const list = useRef<HTMLDivElement>(null);
  const ordered = useMemo(
    () => CODE_POSITIONS.flatMap((position) => records.filter(({ codeType }) => codeType === position)),
    [records],
  );
  const { selected, ids, select, onKeyDown, onRowsKeyDown, selectAll, selectNone, leave } = useSelection(ordered, {
    rowId: idOf,
    body: list,
  });
  return (
    <div ref={list} onKeyDown={onRowsKeyDown} className="grid gap-8">
      {CODE_POSITIONS.map((position) => {
        const own = ordered.filter(({ codeType }) => codeType === position);
        if (own.length === 0) return null;
        return (
          <Position key={position} position={position}>
            {own.map((code) => (
              <li key={code.id}>
                <CustomCodeCard
                  code={code}
                  leftOut={leftOut.get(code.id) ?? null}
                  isBusy={busyId === code.id}
                  selectBox={
                    <SelectBox
                      id={code.id}
                      name={code.name}
                      isSelected={ids.has(code.id)}
                      onSelect={select}
                      onKeyDown={onKeyDown}
                    />
                  }
                  onToggle={() => onToggle(code)}
                  onDelete={() => onDelete(code)}
                />
              </li>
            ))}
          </Position>
        );
      })}
      {selected.length > 0 && (
        <SelectionBar hasSelectAll count={selected.length} onSelectAll={selectAll} onClear={leave}>
          {actionsFor(selected, selectNone)}
        </SelectionBar>
      )}
    </div>
  );
}

function Position({ position, children }: { position: CodePosition; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline gap-x-3 font-semibold">
        {t(`codes.position.${position}`)}
        <span className="text-sm font-normal text-muted">{t(`codes.place.${position}`)}</span>
      </h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

type LeftOut = ReadonlyMap<number, IssueKey>;

const NONE_LEFT_OUT: LeftOut = new Map();

/** Why public pages leave out active codes, by id. Only codes that an older version has stored can be affected. */
function useLeftOut(codes: readonly AdminCustomCodeFragment[]): LeftOut {
  const [leftOut, setLeftOut] = useState(NONE_LEFT_OUT);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<LeftOut> => {
      const active = codes.filter(
        ({ isActive, isDraft, visibleUntil }) =>
          isActive && !isDraft && !(visibleUntil && Date.parse(visibleUntil) <= Date.now()),
      );
      if (active.length === 0) return NONE_LEFT_OUT;
      // The parser is a separate script, because it is large and the list does not need it.
      const { elementsOfSnippet } = await import('../../../rules/code-elements.ts');
      return new Map(leftOutCodes(active, elementsOfSnippet).map(({ code, issue }) => [code.id, issue]));
    };
    void read().then((found) => isCurrent && setLeftOut(found));
    return () => {
      isCurrent = false;
    };
  }, [codes]);
  return leftOut;
}
