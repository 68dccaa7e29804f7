import { bankAddress } from './address.ts'

export interface DemoPerson {
  readonly clientId: string
  readonly fullName: string
  readonly password: string
  readonly totpSecret: string
}

export interface DeskPayment {
  readonly paymentId: string
  readonly recipientName: string
  readonly amount: string
}

export interface DeskLetter {
  readonly letterId: string
  readonly title: string
}

export interface DeskToken {
  readonly tokenId: string
  readonly label: string
}

export interface DeskMessage {
  readonly text: string
  readonly purpose: 'CODE' | 'NOTICE' | 'CREDENTIALS'
}

export interface SimulatorState {
  readonly clock: { readonly now: string }
  readonly mode: 'auto' | 'manual'
  readonly people: readonly DemoPerson[]
}

export type Simulator = ReturnType<typeof createSimulator>

/** The calls of a bank's simulator console. Throws what the console refuses. */
export function createSimulator(addressOfBank: () => string) {
  async function call<T>(path: string, body?: object): Promise<T> {
    const address = addressOfBank()
    const answer = await fetch(`${address}/api/simulator/${path}`, {
      headers: { 'Content-Type': 'application/json', 'X-Tartip-Client': 'web', Origin: address },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok)
      throw new Error(`The simulator answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const state = () => call<SimulatorState>('state')
  return {
    state,

    /** What is on its way at the bank, as much as the console shows at first. */
    async payments(): Promise<readonly DeskPayment[]> {
      return (await call<{ payments: readonly DeskPayment[] }>('payments')).payments
    },

    async person(clientId: string): Promise<DemoPerson> {
      const { people } = await state()
      const found = people.find(person => person.clientId === clientId)
      if (!found) throw new Error(`Nobody has the client id ${clientId}`)
      return found
    },

    /** The code in the newest message to a phone. Throws when none has come within some seconds. */
    async lastCode(phone: string): Promise<string> {
      for (let tried = 0; tried < 50; tried += 1) {
        const { messages } = await call<{ messages: readonly DeskMessage[] }>(
          `messages?phone=${phone}`,
        )
        const code = messages.find(message => message.purpose === 'CODE')?.text.match(/\d{6}/)?.[0]
        if (code !== undefined) return code
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      throw new Error(`No code came to ${phone}`)
    },

    async token(shortName: string): Promise<DeskToken> {
      const { tokens } = await call<{ tokens: readonly DeskToken[] }>('tokens')
      const found = tokens.find(token => token.label.startsWith(shortName))
      if (!found) throw new Error(`${shortName} has no token`)
      return found
    },
    setTokenState: (tokenId: string, state: string) => call(`tokens/${tokenId}/state`, { state }),

    /** A customer of another bank pays the code that a seller shows. */
    payQr: (code: string) => call<object>('qr/pay', { code }),
    setClock: (now: string) => call<{ now: string }>('clock', { now }),
    setMode: (mode: 'auto' | 'manual') => call('mode', { mode }),
    refuse: (paymentId: string, reason: string) => call(`payments/${paymentId}/refuse`, { reason }),
    accept: (paymentId: string) => call(`payments/${paymentId}/accept`, {}),
    arrest: (account: string, reason: string) =>
      call(`officer/accounts/${account}/arrest`, { reason, kind: 'ARRESTED' }),
    /** Money of a client of another bank arrives on the account at once. `amount` is a wire decimal. */
    async receive(account: string, amount: string, purpose: string): Promise<void> {
      const { payers } = await call<{ payers: readonly { account: string }[] }>('settlement')
      const payerAccount = payers[0]?.account
      await call('settlement/incoming', {
        system: 'GROSS',
        account,
        payerAccount,
        amount,
        documentNumber: '815',
        purpose,
      })
    },
    /** The most that the bank credits to an employee's card at once; `null` for no limit. */
    limitSalary: (legalPartyId: string, employeeId: string, amount: string | null) =>
      call(`salary/${legalPartyId}/employees/${employeeId}/limit`, { amount }),
    release: (account: string) => call(`officer/accounts/${account}/release`, {}),

    /** A buyer takes goods of a company by instalments; answers the id of the claim. */
    async buyByInstalments(companyName: string, lastName: string): Promise<string> {
      const { shops } = await call<{
        shops: readonly {
          partnerContractId: string
          companyName: string
          durations: readonly number[]
        }[]
      }>('officer')
      const shop = shops.find(one => one.companyName.includes(companyName))
      if (!shop) throw new Error(`${companyName} does not sell by instalments`)
      const bought = { amount: '45000.00', months: shop.durations[0], lastName, firstName: 'Азиз' }
      const { value } = await call<{ value: { loanClaimId: string } }>(
        `officer/shops/${shop.partnerContractId}/buy`,
        bought,
      )
      return value.loanClaimId
    },
    /** The partner takes the next step with the claim. */
    advanceInstalment: (loanClaimId: string) => call(`officer/claims/${loanClaimId}/advance`, {}),

    /** Approves the only claim about a loan of a company. */
    async approveLoanClaim(companyName: string): Promise<void> {
      const { loanClaims } = await call<{
        loanClaims: readonly { loanClaimId: string; companyName: string }[]
      }>('officer')
      const claim = loanClaims.find(one => one.companyName.includes(companyName))
      if (!claim) throw new Error(`${companyName} has sent no claim about a loan`)
      await call(`officer/loan-claims/${claim.loanClaimId}/approve`, {})
    },

    /** Letters of companies that wait for an officer. */
    async letters(): Promise<readonly DeskLetter[]> {
      return (await call<{ letters: readonly DeskLetter[] }>('officer')).letters
    },
    takeLetter: (letterId: string) => call(`officer/letters/${letterId}/take`, {}),
    answerLetter: (letterId: string, message: string) =>
      call(`officer/letters/${letterId}/answer`, { message }),
  }
}

/** The console of the running test's bank. */
export const simulator = createSimulator(bankAddress)
