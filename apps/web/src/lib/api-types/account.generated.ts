/* Made by `npm run generate`; do not edit. */
export type AccountClassification =
  | 'ISLAMIC'
  | 'STANDART';

export type AccountOperationFilter = {
  direction?: OperationDirection | null | undefined;
  endDate?: string | null | undefined;
  /** Part of the counterparty's name, the purpose or the document number. */
  search?: string | null | undefined;
  startDate?: string | null | undefined;
};

/** What a person may do with one account. */
export type AccountPermission =
  | 'BUDGET_PAYMENT'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'PUSH_NOTIFICATION'
  | 'QR'
  | 'QR_GENERATION'
  | 'READ'
  | 'REFUND'
  | 'SALARY'
  | 'SWIFT';

export type AccountPermissionsInput = {
  accountId: string;
  /** What the caller was shown; when it is not so any more nothing is saved. */
  formerPermissions: Array<AccountPermission>;
  permissions: Array<AccountPermission>;
};

export type AccountStatus =
  | 'ARRESTED'
  | 'CLOSED'
  | 'FINAL_ARRESTED'
  | 'OPEN';

export type AccountType =
  | 'CARD'
  | 'DEPOSIT'
  | 'LOAN'
  | 'RKO'
  | 'TRANSIT';

export type CardLimitInput = {
  endDate?: string | null | undefined;
  limitType: CardLimitType;
  /** In soms, zero or more. */
  maxAmount: string;
  /** Left out: as many operations as one likes. */
  maxNumber?: number | null | undefined;
  /** Both or none: a temporary limit for these days (today or later, at most a year). */
  startDate?: string | null | undefined;
};

export type CardLimitType =
  | 'CARD_NOT_PRESENT'
  | 'CASH_LIMIT'
  | 'RETAIL_CARD_PRESENT';

/** TOP_UP: money put in. TRANSFER: sent from the account by a payment order. */
export type CardOperationKind =
  | 'CASH'
  | 'FEE'
  | 'INTERNET'
  | 'RETAIL'
  | 'REVERSAL'
  | 'TOP_UP'
  | 'TRANSFER';

/** What a person may do with one card. */
export type CardPermission =
  | 'GET_LIMIT_AND_DETAILS'
  | 'PUSH_NOTIFICATION'
  | 'READ_CARD'
  | 'SET_LIMIT'
  | 'SET_STATUS';

export type CardPermissionsInput = {
  cardId: string;
  formerPermissions: Array<CardPermission>;
  permissions: Array<CardPermission>;
};

/** ACTIVE works; EXPIRED and CLOSED are set by the bank alone; the others are kinds of block. */
export type CardStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'CLOSED'
  | 'COMPROMISED'
  | 'EXPIRED'
  | 'LOST'
  | 'STOLEN';

/** Why a card is blocked (LOSS, THEFT, COMPROMISE, TEMPORARY), unlocked (FOUND, PIN_RESTORED, BY_MISTAKE) or kept from the internet (CARD_BLOCK). */
export type CardStatusReason =
  | 'BY_MISTAKE'
  | 'CARD_BLOCK'
  | 'COMPROMISE'
  | 'FOUND'
  | 'LOSS'
  | 'PIN_RESTORED'
  | 'TEMPORARY'
  | 'THEFT';

export type CardSystem =
  | 'CUP'
  | 'ELCRD'
  | 'MCard'
  | 'VISA';

export type ConvertAmountInput = {
  amount: string;
  /** The day of the rates; today when left out. */
  date?: string | null | undefined;
  /** ISO code; what the amount is in. */
  fromCurrency: string;
  rateGroup?: ConvertRateGroup | null | undefined;
  toCurrency: string;
};

export type ConvertRateGroup =
  | 'CARD'
  | 'CASH'
  | 'CASHLESS'
  | 'NBKR';

export type DepositPayout =
  | 'AT_END'
  | 'CAPITALISED'
  | 'MONTHLY';

/** What a partial repayment makes less: the number of payments, or each of them. */
export type EarlyRepaymentMode =
  | 'SHORTER_TERM'
  | 'SMALLER_INSTALMENT';

export type ElQrInput = {
  /** The account, or the cash register (codes of outlet and register together, nine digits), not both. */
  account?: string | null | undefined;
  /** Som; the customer enters the amount when it is left out. */
  amount?: string | null | undefined;
  cashRegister?: string | null | undefined;
  comment?: string | null | undefined;
  /** A dynamic code is paid once. */
  isDynamic: boolean;
  legalPartyId: string;
};

export type LoanChartState =
  | 'NEXT'
  | 'OVERDUE'
  | 'PAID'
  | 'PARTLY_PAID'
  | 'PLANNED';

export type LoanClaimInput = {
  accountId: string;
  /** Of a partial repayment: the part of the principal, less than all of it. */
  amount?: string | null | undefined;
  /** Of another repayment day: 1 to 28. */
  day?: number | null | undefined;
  /** Saved, not sent. */
  isDraft?: boolean | null | undefined;
  kind: LoanClaimKind;
  /** Of a draft that is changed or sent; left out for a new claim. */
  loanClaimId?: string | null | undefined;
  loanId: string;
  mode?: EarlyRepaymentMode | null | undefined;
  /** Of an early repayment: today or at most 60 days ahead. */
  repayOn?: string | null | undefined;
};

export type LoanClaimKind =
  | 'DEBT_CERTIFICATE'
  | 'FULL_REPAYMENT'
  | 'PARTIAL_REPAYMENT'
  | 'REPAYMENT_DAY';

/** A draft is seen by its writer alone. An approved repayment is made on its day; if it is not possible then, the claim is declined. */
export type LoanClaimState =
  | 'APPROVED'
  | 'DECLINED'
  | 'DRAFT'
  | 'ON_VERIFICATION';

export type LoanRepaymentKind =
  | 'ANNUITY'
  | 'EQUAL_PRINCIPAL';

/** Exactly one of both. */
export type NaturalPersonCardFilter = {
  /** The full card number as typed; it is neither stored nor logged. */
  cardNum?: string | null | undefined;
  /** 12 digits with 996, or 9 national digits. */
  phone?: string | null | undefined;
};

export type OperationDirection =
  | 'CREDIT'
  | 'DEBIT';
