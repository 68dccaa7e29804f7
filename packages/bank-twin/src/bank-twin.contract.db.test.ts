import { describeCoreAccountsContract } from '@tartip/bank-ports/contract/core-accounts-contract'
import { describePaymentExecutionContract } from '@tartip/bank-ports/contract/payment-execution-contract'
import { describePaymentKindsContract } from '@tartip/bank-ports/contract/payment-kinds-contract'
import { bishkekDate } from '@tartip/domain/time/instant'
import { createTestTwin, otherBank, ownBic } from './testing/test-twin.ts'

describePaymentExecutionContract('the twin', async () => {
  const bank = await createTestTwin()
  const closedAccount = await bank.newAccount({ status: 'CLOSED' })
  const arrestedAccount = await bank.newAccount({ status: 'ARRESTED', balanceMinor: 100_000n })
  const payerInDollars = await bank.newAccount({ currency: 'USD', balanceMinor: 100_000n })
  return {
    paymentExecution: bank.twin.paymentExecution,
    coreAccounts: bank.twin.coreAccounts,
    ownBic,
    valueDate: bishkekDate(bank.clock.now()),
    newPayer: balanceMinor => bank.newAccount({ balanceMinor }),
    newAccountOf: legalPartyId => bank.newAccount({ legalPartyId }),
    payerInDollars,
    closedAccount,
    arrestedAccount,
    otherBank,
    newPaymentId: bank.newId,
    finishEverything: () => bank.finishEverything(),
    close: bank.close,
  }
})

describeCoreAccountsContract('the twin', async history => {
  const bank = await createTestTwin()
  const account = await bank.newAccount()
  const stranger = await bank.newAccount({ balanceMinor: 5n })
  await bank.twin.seed.bookHistory(
    history.map(operation => ({
      ...operation,
      operationId: bank.newId(),
      accountId: account.accountId,
    })),
  )
  return {
    coreAccounts: bank.twin.coreAccounts,
    legalPartyId: account.legalPartyId,
    accountId: account.accountId,
    account: account.account,
    ownerName: account.ownerName,
    strangerPartyId: stranger.legalPartyId,
    unknownId: bank.newId(),
    close: bank.close,
  }
})

describePaymentKindsContract('the twin', async () => {
  const bank = await createTestTwin()
  const cardNumber = '4169585312345678'
  await bank.twin.seed.addRetailCards([
    {
      cardId: bank.newId(),
      ownerName: 'Асанов Бакыт',
      phone: '996555123456',
      cardNumber,
      currency: 'KGS',
    },
  ])
  const retailCard = await bank.twin.retailCards.findByNumber(cardNumber)
  if (retailCard === undefined) throw new Error('The card was expected to be found')
  return {
    paymentExecution: bank.twin.paymentExecution,
    coreAccounts: bank.twin.coreAccounts,
    ownBic,
    valueDate: bishkekDate(bank.clock.now()),
    newAccount: bank.newAccount,
    treasury: otherBank,
    retailCard,
    async sellByQr(account, amountMinor) {
      const operationId = bank.newId()
      await bank.twin.seed.bookHistory([
        {
          operationId,
          accountId: account.accountId,
          bookedAt: bank.clock.now(),
          direction: 'CREDIT',
          amountMinor,
          counterpartyName: 'Бакыт А.',
          counterpartyAccount: '',
          purpose: 'Продажа по QR',
          operationCode: 'QR',
        },
      ])
      return `${operationId}-c`
    },
    newPaymentId: bank.newId,
    finishEverything: () => bank.finishEverything(),
    close: bank.close,
  }
})
