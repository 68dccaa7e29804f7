import type { QrCustomersDesk } from '@tartip/bank-twin/acquiring/qr-sales'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { err, ok } from '@tartip/domain/result'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { demoCustomers } from '../demo-world/demo-customers.ts'
import { deskRoute, emptyShape } from './desk-route.ts'

export interface QrCustomerDeps {
  readonly qrCustomers: Pick<QrCustomersDesk, 'pay'>
}

const payment = z.object({
  code: z.string().min(1).max(2_000),
  amount: z.string().max(20).optional(),
  customer: z
    .number()
    .int()
    .min(0)
    .max(demoCustomers.length - 1)
    .default(0),
})

/** A customer scans the code that a seller shows, and pays it. */
export function registerQrCustomers(app: FastifyInstance, { qrCustomers }: QrCustomerDeps): void {
  deskRoute(app, '/qr/pay', { params: emptyShape, body: payment }, async (_none, body) => {
    const amount = body.amount === undefined ? ok(undefined) : parseDecimal(body.amount, 'KGS')
    if (!amount.ok) return err(amount.error.code, amount.error.params)
    const paid = await qrCustomers.pay({
      ...(demoCustomers[body.customer] ?? demoCustomers[0]),
      code: body.code,
      ...(amount.value === undefined ? {} : { amountMinor: amount.value }),
    })
    return paid.ok ? ok({ saleId: paid.value.saleId }) : paid
  })
}
