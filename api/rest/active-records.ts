import {
  ACTIVE_TYPES,
  editedRecord,
  graphNameOf,
  restNameOf,
  tagOf,
  type ActiveType,
} from '#rules/records/registry.ts';
import type { AppContext } from '../app-context.ts';
import type { ActiveRecord } from '../services/record-service.ts';
import { restRecord } from './fields.ts';
import { recordRoutes } from './record-routes.ts';
import { list, object, ok, ref, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

function activeRoutes<Type extends ActiveType>(type: Type) {
  const { path, name, listName } = editedRecord(type);
  const record = restRecord<Type, ActiveRecord>(type, {} as never, { is_active: false }); // nothing is special
  const { read, writes } = recordRoutes({ ...record, serviceOf: ({ active }) => active[type] });
  const records = list(`The ${restNameOf(type)}s.`, ref(record.schemas.record));

  const reads = (app: RestApp, context: AppContext) => {
    const { servicesFor, origin } = context;
    app.get(
      path,
      {
        schema: {
          operationId: `list${graphNameOf(type)}s`,
          tags: [tagOf(type)],
          description: `The ${name}s in their order. Visitors get only the active ones that are public.`,
          response: { 200: listName ? object('The list.', { [listName]: records }) : success(records) },
        },
      },
      async (request) => {
        const rows = await servicesFor(request).active[type].list();
        const written = rows.map((row) => record.write(row, origin, request.actor));
        return listName ? { [listName]: written } : ok(written);
      },
    );
    read(app, context);
  };
  return { record, reads, writes };
}

type ActiveRoutes = { [Type in ActiveType]: ReturnType<typeof activeRoutes<Type>> };

/** The routes of records without special ones. */
const ROUTES = ACTIVE_TYPES.filter((type) => type !== 'customCode').map((type) => [type, activeRoutes(type)] as const);
export const ACTIVE_ROUTES = Object.fromEntries(ROUTES) as Omit<ActiveRoutes, 'customCode'>; // the keys are the types
