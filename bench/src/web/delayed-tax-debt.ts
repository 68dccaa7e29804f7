import type { Route } from 'playwright-core'

/** Long after everything else: what appears then must not move the content. */
const lateMs = 1_500

/** The tax service answers late and reports a debt. Other calls go to the server. */
export async function delayTaxDebt(route: Route): Promise<void> {
  const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
  if (operationName !== 'TaxDebt') {
    await route.continue()
    return
  }
  await new Promise(resolve => setTimeout(resolve, lateMs))
  await route.fulfill({ json: { data: { getNptByLegalPartyId: debts } } })
}

const debts = {
  totalAmount: '148250.00',
  currency: 'KGS',
  date: '2026-11-27',
  list: [
    {
      id: '1',
      taxName: { ru: 'Налог на прибыль', kg: 'Пайдага салык', eng: 'Profit tax' },
      paymentCode: '11111100',
      taxOfficeCode: '001',
      taxOfficeName: {
        ru: 'УГНС по Первомайскому району',
        kg: 'Биринчи Май району боюнча МСБ',
        eng: 'Tax office of Pervomaisky district',
      },
      amount: '140000.00',
      penalty: '8250.00',
      fine: '0.00',
      totalAmount: '148250.00',
      currency: 'KGS',
      dueDate: '2026-11-20',
    },
  ],
}
