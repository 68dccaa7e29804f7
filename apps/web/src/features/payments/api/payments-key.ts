/** Everything that shows documents; read again when documents have changed. */
export const paymentsKey = 'payments'
