/** Every download is free (spec §1); as schema.org puts it. */
export const FREE_OFFER = { '@type': 'Offer', price: '0', priceCurrency: 'USD' } as const;
