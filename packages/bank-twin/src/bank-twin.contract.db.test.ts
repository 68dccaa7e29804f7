import { describeAccountChangesContract } from '@tartip/bank-ports/testing/account-changes-contract'
import { describeAccountMovementsContract } from '@tartip/bank-ports/testing/account-movements-contract'
import { describeCoreAccountsContract } from '@tartip/bank-ports/testing/core-accounts-contract'
import { describePaymentExecutionContract } from '@tartip/bank-ports/testing/payment-execution-contract'
import { describePaymentKindsContract } from '@tartip/bank-ports/testing/payment-kinds-contract'
import { describeRetailCardsContract } from '@tartip/bank-ports/testing/retail-cards-contract'
import { describeUnknownOutcomeContract } from '@tartip/bank-ports/testing/unknown-outcome-contract'
import type { PaymentOrder } from '@tartip/domain/payment/payment-order'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { sql } from 'kysely'
import { createTestTwin, otherBank, ownBic, type TestTwin } from './testing/test-twin.ts'

/** Clients with an account each, and a tax number that nobody else has. */
function newClients({ newAccount, twin }: TestTwin) {
  let count = 0
  return async (balanceMinor: bigint) => {
    count += 1
    const inn = `0250719981${String(count).padStart(4, '0')}`
    const account = await newAccount({ balanceMinor })
    const { legalPartyId, ownerName: name } = account
    await twin.seed.addClients([{ legalPartyId, name, inn }])
    return { ...account, inn }
  }
}

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
    newPayer: newClients(bank),
    newAccountOf: legalPartyId => bank.newAccount({ legalPartyId }),
    payerInDollars,
    closedAccount,
    arrestedAccount,
    otherBank,
    newPaymentId: bank.newId,
    async arrest(account) {
      await bank.twin.desk.arrestAccount(account, 'Постановление')
    },
    finishEverything: () => bank.finishEverything(),
    close: bank.close,
  }
})

describeUnknownOutcomeContract('the twin', async () => {
  const bank = await createTestTwin({
    faults: { random: () => 0.99, pause: () => Promise.resolve() },
  })
  const { twin } = bank
  return {
    paymentExecution: twin.paymentExecution,
    coreAccounts: twin.withFaultInjection(twin.coreAccounts),
    valueDate: bishkekDate(bank.clock.now()),
    newPayer: newClients(bank),
    otherBank,
    newPaymentId: bank.newId,
    makeUnavailable: () => twin.desk.makeUnavailable(600),
    restoreBank: () => twin.desk.makeUnavailable(0),
    loseNextAnswer: () => twin.desk.failNext('SUBMIT_ANSWER_LOST', 1),
    async finishEverything() {
      // Two running processes, as in production.
      await Promise.all([bank.finishEverything(), bank.finishEverything(bank.another())])
    },
    close: bank.close,
  }
})

describeCoreAccountsContract('the twin', async history => {
  const bank = await createTestTwin()
  const account = await bank.newAccount()
  const { legalPartyId } = account
  const closed = await bank.newAccount({ legalPartyId, status: 'CLOSED' })
  const siblings = [
    await bank.newAccount({ legalPartyId }),
    await bank.newAccount({ legalPartyId }),
  ] as const
  const loan = await bank.newAccount({ legalPartyId, type: 'LOAN' })
  const stranger = await bank.newAccount({ balanceMinor: 5n })
  await bank.twin.seed.bookHistory(
    history.map(operation => ({
      ...operation,
      operationId: bank.newId(),
      accountId: account.accountId,
    })),
  )
  const moved = {
    accountId: siblings[0].accountId,
    counterpartyName: 'ОсОО «Покупатель»',
    counterpartyAccount: otherBank.account,
    purpose: 'Оплата',
  }
  await bank.twin.seed.bookHistory([
    {
      ...moved,
      operationId: bank.newId(),
      bookedAt: fromIso('2026-11-09T04:00:00Z'),
      direction: 'CREDIT',
      amountMinor: 10_000n,
    },
    {
      ...moved,
      operationId: bank.newId(),
      bookedAt: fromIso('2026-11-10T04:00:00Z'),
      direction: 'DEBIT',
      amountMinor: 7_000n,
      counterpartyAccount: siblings[1].account,
    },
    {
      ...moved,
      accountId: siblings[1].accountId,
      operationId: bank.newId(),
      bookedAt: fromIso('2026-11-10T04:00:00Z'),
      direction: 'CREDIT',
      amountMinor: 7_000n,
      counterpartyAccount: siblings[0].account,
    },
    {
      ...moved,
      accountId: loan.accountId,
      operationId: bank.newId(),
      bookedAt: fromIso('2026-11-09T04:00:00Z'),
      direction: 'DEBIT',
      amountMinor: 50_000n,
    },
    {
      ...moved,
      accountId: loan.accountId,
      operationId: bank.newId(),
      bookedAt: fromIso('2026-11-10T04:00:00Z'),
      direction: 'CREDIT',
      amountMinor: 12_000n,
    },
  ])
  return {
    coreAccounts: bank.twin.coreAccounts,
    legalPartyId,
    closedAccount: closed.account,
    siblingIds: [siblings[0].accountId, siblings[1].accountId],
    loan,
    accountId: account.accountId,
    account: account.account,
    ownerName: account.ownerName,
    otherPartyId: stranger.legalPartyId,
    unknownId: bank.newId(),
    book: operation =>
      bank.twin.seed.bookHistory([
        { ...operation, operationId: bank.newId(), accountId: account.accountId },
      ]),
    close: bank.close,
  }
})

describePaymentKindsContract('the twin', async () => {
  const bank = await createTestTwin()
  const { dealer, rateQuotes, clock } = bank
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
    rateQuotes,
    async quote(quoteId, value, minutes) {
      const given = await dealer.quote(quoteId, value, minutes)
      if (!given.ok) throw new Error(given.error.code)
    },
    advanceMinutes: minutes => clock.advanceMinutes(minutes),
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
    async refuse(paymentId, code, reason) {
      const answer = await bank.twin.desk.refuse(paymentId, code, reason)
      if (!answer.ok) throw new Error(answer.code)
    },
    finishEverything: () => bank.finishEverything(),
    close: bank.close,
  }
})

describeRetailCardsContract('the twin', async cards => {
  const bank = await createTestTwin()
  const issued = cards.map(card => ({ ...card, cardId: bank.newId() }))
  await bank.twin.seed.addRetailCards(
    issued.map(({ cardId, lastName, firstName, phone, cardNumber, currency }) => ({
      cardId,
      ownerName: `${lastName} ${firstName}`,
      phone,
      cardNumber,
      currency,
    })),
  )
  const blocked = issued.filter(card => !card.takesMoney).map(card => card.cardId)
  await sql`
    update twin.retail_card set is_active = false
    where card_id = any(${blocked}::uuid[])`.execute(bank.database.ownerDb)
  return { retailCards: bank.twin.retailCards, close: bank.close }
})

describeAccountChangesContract('the twin', async () => {
  const bank = await createTestTwin()
  const { desk, accountChanges, coreAccounts } = bank.twin
  const mustBeDone = async (answer: ReturnType<typeof desk.releaseAccount>) => {
    const { ok } = await answer
    if (!ok) throw new Error('The desk has refused')
  }
  return {
    accountChanges,
    coreAccounts,
    own: await bank.newAccount(),
    others: await bank.newAccount(),
    arrest: (account, kind) => mustBeDone(desk.arrestAccount(account, 'Решение суда', kind)),
    release: account => mustBeDone(desk.releaseAccount(account)),
    async arrestUnknown() {
      await desk.arrestAccount('1090000000000000', 'Решение суда')
    },
    close: bank.close,
  }
})

describeAccountMovementsContract('the twin', async () => {
  const bank = await createTestTwin()
  const { desk, accountMovements, coreAccounts, paymentExecution } = bank.twin
  const own = await bank.newAccount({ balanceMinor: 100_000n })
  const { legalPartyId } = own
  const ownSecond = await bank.newAccount({ legalPartyId, balanceMinor: 100_000n })
  const others = await bank.newAccount({ balanceMinor: 100_000n })
  const clients = [own, ownSecond, others]
  const clientOf = (accountId: string) => {
    const client = clients.find(each => each.accountId === accountId)
    if (client === undefined) throw new Error('The account is not of this suite')
    return client
  }
  const execute = async (orders: readonly PaymentOrder[]) => {
    for (const { outcome } of await Promise.all(orders.map(paymentExecution.submit))) {
      if (outcome !== 'accepted') throw new Error('The order was not accepted')
    }
    await bank.finishEverything()
  }
  return {
    accountMovements,
    coreAccounts,
    own,
    ownSecond,
    others,
    async receive(account, amountMinor) {
      const answer = await desk.receive(bank.received(account, amountMinor, 'GROSS'))
      if (!answer.ok) throw new Error(answer.code)
    },
    async receiveRefused() {
      await desk.receive(bank.received('1090000000000000', 100n, 'GROSS'))
      const closed = await bank.newAccount({ status: 'CLOSED' })
      await desk.receive(bank.received(closed.account, 100n, 'GROSS'))
    },
    pay: payments =>
      execute(
        payments.map(({ from, to, amountMinor }) =>
          bank.order(clientOf(from.accountId), {
            operationCode:
              from.legalPartyId === to.legalPartyId ? 'INTRABANK_OWN' : 'INTRABANK_FOREIGN',
            recipientAccount: to.account,
            recipientBic: ownBic,
            recipientName: clientOf(to.accountId).ownerName,
            amountMinor,
            commissionMinor: 0n,
          }),
        ),
      ),
    payElsewhere: amountMinor => execute([bank.order(own, { amountMinor })]),
    close: bank.close,
  }
})
