/* Made by `npm run generate`; do not edit. */
export type PosTerminalStatementOrderInput = {
  endDate: string;
  partyID: string;
  /** Empty means all terminals. */
  posTerminalsByAddresses: Array<PosTerminalsByAddressInput>;
  startDate: string;
};

export type PosTerminalsByAddressInput = {
  address: string;
  posTerminals: Array<string>;
};

/**
 * TXT is the exchange with 1C in its version 1.03, TXT_V102 the same in version 1.02. Of POS statements there are PDF,
 * XLSX and CSV.
 */
export type StatementFileFormat =
  | 'CAMT053'
  | 'CSV'
  | 'MT940'
  | 'PDF'
  | 'TXT'
  | 'TXT_V102'
  | 'XLSX';

/** ACCOUNT: settlement, deposit, loan and transit accounts. CARD: card accounts. POS: card terminals, in schedules. */
export type StatementKind =
  | 'ACCOUNT'
  | 'CARD'
  | 'POS';

export type StatementLanguage =
  | 'EN'
  | 'KG'
  | 'RU';

export type StatementOrderInput = {
  /** Null means all accounts, unless `accounts` has some. */
  account?: string | null | undefined;
  accounts?: Array<string> | null | undefined;
  /** Numbers (KGS is 3300); empty means all. */
  currencies: Array<string>;
  endDate: string;
  partyId: string;
  startDate: string;
};

export type StatementPaymentDirection =
  | 'CREDIT'
  | 'DEBIT';

export type StatementPaymentFilter = {
  account?: string | null | undefined;
  currency?: string | null | undefined;
  direction?: StatementPaymentDirection | null | undefined;
  endDate?: string | null | undefined;
  /** Part of the counterparty's name or account, the purpose or the document number. */
  search?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type StatementPaymentsInput = {
  /** Null means all accounts, unless `accounts` has some. */
  account?: string | null | undefined;
  accounts?: Array<string> | null | undefined;
  currencies: Array<string>;
  endDate: string;
  partyId: string;
  startDate: string;
};

export type StatementScheduleInput = {
  accounts?: Array<string> | null | undefined;
  currencies: Array<string>;
  fileFormat: StatementFileFormat;
  kind: StatementKind;
  partyId: string;
  period: StatementSchedulePeriod;
};

/** PREVIOUS_DAY: every morning. PREVIOUS_WEEK: on Mondays. PREVIOUS_MONTH: on the first of the month. */
export type StatementSchedulePeriod =
  | 'PREVIOUS_DAY'
  | 'PREVIOUS_MONTH'
  | 'PREVIOUS_WEEK';

export type StatementStatus =
  | 'FAIL'
  | 'IN_PROGRESS'
  | 'NOT_FOUND'
  | 'PENDING'
  | 'READY';
