/** The first signatory of two, who sees most. */
export const director = { clientId: '100101', company: 'Алтын-Дөбө' } as const
