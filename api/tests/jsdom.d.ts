declare module 'jsdom' {
  /** Throws for a document that is not well-formed. */
  export class JSDOM {
    constructor(text: string, options: { contentType: 'application/xml' });
    readonly window: Pick<Window, 'document'>;
  }
}
