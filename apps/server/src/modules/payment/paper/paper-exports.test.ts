import { mostInOneCFile, mostInPaperFile } from '@tartip/domain/lists/payment-list'
import { expect, test } from 'vitest'

import { paymentOf } from '../testing/payment-builder.ts'
import { createFakePayments } from '../testing/test-payments.ts'
import { testActor } from '../testing/test-people.ts'
import { createOneCExport, createPaymentOrderExport } from './paper-exports.ts'

const executed = paymentOf({ statusCode: 'SUCCESS' })

/** The history finds this many executed documents. */
async function openWith(count: number, name: 'payment-orders' | 'payments-1c') {
  const { deps } = createFakePayments()
  const useCases = {
    ...deps,
    reads: {
      ...deps.reads,
      async *searchAll() {
        yield Array.from({ length: count }, () => executed)
      },
    },
  }
  const verification = { codeOf: () => '', find: async () => undefined }
  const paper = { useCases, verification, publicAddress: '', fontsFolder: '' }
  const { open } =
    name === 'payments-1c' ? createOneCExport(paper) : createPaymentOrderExport(paper)
  return open(testActor('FIRST'), {}, 'ru')
}

test.each([
  ['payment-orders', mostInPaperFile],
  ['payments-1c', mostInOneCFile],
] as const)(
  '%s: more documents than one file holds are refused with the most one holds',
  async (name, max) => {
    expect(await openWith(max, name)).toMatchObject({ ok: true })
    expect(await openWith(max + 1, name)).toMatchObject({
      error: { code: 'EXPORT_TOO_LARGE', params: { max } },
    })
  },
)
