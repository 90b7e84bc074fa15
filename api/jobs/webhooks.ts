import type { Job } from './job.ts';

/** Sends the messages that are due. A webhook that fails does not hold up the others. */
export const webhooks: Job = {
  name: 'webhooks',
  interval: 1,
  async run({ services, signal, pause }) {
    const counts = { delivered: 0, failed: 0 };
    const deliverAll = async (id: number) => {
      for (let isNextDue = true; isNextDue;) {
        const result = await services().webhooks.deliver(id, signal);
        if (result) counts[result] += 1;
        isNextDue = result === 'delivered';
        await pause();
      }
    };
    await services().webhooks.collect();
    await Promise.all((await services().webhooks.listActiveIds()).map(deliverAll));
    return { message: 'messagesSent', params: counts, isIdle: counts.delivered + counts.failed === 0 };
  },
};
