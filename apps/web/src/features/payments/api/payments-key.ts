/**
 * Everything that shows documents; read again when documents have changed. Apart from the queries, which forms that only
 * name it do without.
 */
export const paymentsKey = 'payments'
