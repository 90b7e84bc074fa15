import type { Services } from '../services/create-services.ts';
import type { BulkResult, Patch, Preconditions } from '../services/writes.ts';
import type { RootFields } from './root-fields.ts';
import type { MutationResolvers } from './types.generated.ts';

interface RecordService<Input> {
  create(input: Patch<Input>): Promise<unknown>;
  update(id: number, change: Patch<Input>, guard: Preconditions): Promise<unknown>;
  remove(ids: number[]): Promise<BulkResult>;
}

type RootField = (
  args: { id: number; ids: number[]; input: object; revision: number | null },
  services: Services,
) => unknown;

/** The mutations in `records.generated.graphql`. */
export function recordMutations<Type extends 'Browser' | 'Version' | 'Slide' | 'CustomCode', Input>(
  type: Type,
  of: (services: Services) => RecordService<Input>,
  parse: (input: object) => Patch<Input>,
) {
  const mutations: Record<string, RootField> = {
    [`create${type}`]: ({ input }, services) => of(services).create(parse(input)),
    [`update${type}`]: ({ id, input, revision }, services) => of(services).update(id, parse(input), { revision }),
    [`delete${type}`]: async ({ id }, services) => ({ id, ...(await of(services).remove([id])) }),
    [`delete${type}s`]: ({ ids }, services) => of(services).remove(ids),
  };
  return mutations as object as Pick<
    RootFields<MutationResolvers>,
    `${'create' | 'update' | 'delete'}${Type}` | `delete${Type}s`
  >; // the keys are these names
}
