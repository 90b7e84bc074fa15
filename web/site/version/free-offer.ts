/** Every download is free (spec §1); in the format of schema.org. */
export const FREE_OFFER = { '@type': 'Offer', price: '0', priceCurrency: 'USD' } as const;
