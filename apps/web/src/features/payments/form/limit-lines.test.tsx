import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillInterbank, interbank } from './testing/fill-form.ts'
import {
  answer,
  openBank,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

const day = { scope: 'ORGANISATION', period: 'DAY', limit: '1000000.00', used: '400000.00' }
const month = { ...day, period: 'MONTH', left: '2600000.00' }

describe('the summary of a form', () => {
  test('names the limit of which least is left', async () => {
    const server = openBank()
    const limits = [month, { ...day, left: '600000.00' }]
    server.on(
      'OperationLimits',
      answer({ getOperationLimits: { limits, errorCode: null, errorParams: [] } }),
    )
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    expect(await screen.findByText('Осталось от дневного лимита организации')).toBeInTheDocument()
    expect(screen.getByText(/^600.000,00.KGS$/)).toBeInTheDocument()
    expect(variablesOf(server.callsOf('OperationLimits').at(-1))['input']).toMatchObject({
      operationCode: 'CLEARING',
      amount: '420000.00',
      currency: 'KGS',
    })
  })

  test('says which limit the payment exceeds before it is sent', async () => {
    const server = openBank()
    const errorParams = [
      { name: 'limit', value: '1000000.00' },
      { name: 'used', value: '900000.00' },
      { name: 'left', value: '100000.00' },
    ]
    server.on(
      'OperationLimits',
      answer({
        getOperationLimits: { limits: [], errorCode: 'LIMIT_DAY_EXCEEDED', errorParams },
      }),
    )
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    expect(await screen.findByText(/Превышен дневной лимит организации/)).toHaveTextContent(
      /Использовано 900.000,00 KGS, осталось 100.000,00 KGS/,
    )
  })
})
