import { defineEntity, p } from '@mikro-orm/core';

/** A host that asked for a pause, and the time until which it gets no request. */
const HostPauseSchema = defineEntity({
  name: 'HostPause',
  properties: {
    host: p.text().primary(),
    until: p.datetime(),
  },
});

export class HostPause extends HostPauseSchema.class {}
HostPauseSchema.setClass(HostPause);
