import { Subscription } from 'rxjs';

/** Runs work once what is running has ended, unless it is called off before. rxjs' own can also wait and repeat. */
export const asapScheduler = {
  schedule(work: (this: Subscription) => void): Subscription {
    const subscription = new Subscription();
    queueMicrotask(() => {
      if (!subscription.closed) work.call(subscription);
    });
    return subscription;
  },
};

export { asapScheduler as asap };
