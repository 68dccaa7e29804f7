import type { OtherLanguages } from '@tartip/domain/bank-text'
import type { Generated, GeneratedAlways, RawBuilder, ColumnType } from 'kysely'

import type { ApiKeyApi } from '@tartip/domain/people/api-key'
import type {
  PostVerificationStatus,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import type { TableViews, ViewedTable } from '@tartip/domain/people/table-views'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { PersonState, UserContractState } from '../public.ts'
import type { FlowStep, SignInForm } from '../rules/sign-in-form.ts'

type Timestamp = ColumnType<Instant, RawBuilder<Instant>, RawBuilder<Instant>>
type NullableTimestamp = ColumnType<
  Instant | null,
  RawBuilder<Instant> | null | undefined,
  RawBuilder<Instant> | null
>

/** The tables of schema `access_control`, as `withTables` wants them. */
export type AccessControlTables = {
  'access_control.organisation': {
    legal_party_id: string
    company_name: string
    inn: string
  }
  'access_control.contract': {
    legal_party_id: string
    contract_id: string
    contract_num: string
    is_active: boolean
    sign_scheme: SignScheme
    sign_type: SignType
    department_code: string
    department_name: string
    department_name_other: ColumnType<OtherLanguages | null, string | null, string | null>
    created_date: Timestamp
    expiration_date: LocalDate | null
  }
  'access_control.user_contract': {
    legal_party_id: string
    user_contract_id: string
    contract_id: string
    person_id: string
    sign_right: SignRight
    /** Made of all freezes by `freeze-store.ts`, which alone writes it. */
    state: UserContractState
    frozen_by_bank: Generated<boolean>
    frozen_by_organisation: Generated<boolean>
    product_roles: string[]
    rights_changed_at: NullableTimestamp
  }
  'access_control.api_key': {
    legal_party_id: string
    key_id: string
    key_hash: string
    key_prefix: string
    person_id: string
    user_contract_id: string
    apis: ApiKeyApi[]
    created_at: Timestamp
    valid_until: Timestamp
    ended_at: NullableTimestamp
    reissue_allowed_at: NullableTimestamp
    last_used_at: NullableTimestamp
    last_used_ip: string | null
  }
  'access_control.table_view': {
    legal_party_id: string
    person_id: string
    table_name: ViewedTable
    views: ColumnType<TableViews, string, string>
    changed_at: Timestamp
  }
  'access_control.person': {
    person_id: string
    user_reference_id: string
    client_id: string
    mobile: string
    email: string | null
    full_name: string
    short_name: string
    individual_inn: string
    is_resident: boolean
    state: PersonState
    post_verification_status: PostVerificationStatus
    created_date: Timestamp
    password_hash: string | null
    totp_secret: string | null
    totp_last_step: bigint | null
    totp_former_step: bigint | null
    totp_last_call: string | null
    last_user_contract_id: string | null
    /** By the bank, altogether. */
    is_frozen: Generated<boolean>
  }
  'access_control.person_contract': {
    person_id: string
    user_contract_id: string
    legal_party_id: string
  }
  'access_control.device': {
    person_id: string
    device_id: string
    first_seen_at: Timestamp
    last_seen_at: Timestamp
  }
  'access_control.session': {
    session_id: string
    token_hash: string
    person_id: string
    user_contract_id: string | null
    legal_party_id: string | null
    device_id: string
    created_at: Timestamp
    last_active_at: Timestamp
    expires_at: Timestamp
    ended_at: NullableTimestamp
  }
  'access_control.pre_session': {
    token_hash: string
    person_id: string | null
    login_subject: string | null
    device_id: string
    form: SignInForm
    step: FlowStep
    mobile: string | null
    individual_inn: string | null
    pending_totp: ColumnType<string | null, undefined, string>
    token_challenge: ColumnType<string | null, undefined, string | null>
    token_challenge_until: ColumnType<Instant | null, undefined, RawBuilder<Instant>>
    expires_at: Timestamp
  }
  'access_control.sms_code': {
    mobile: string
    sent_at: Timestamp
    flow: string
    code_mac: string
    valid_until: Timestamp
    used_at: ColumnType<Instant | null, undefined, RawBuilder<Instant>>
  }
  'access_control.guess_counter': {
    subject: string
    tries: Generated<number>
    round: Generated<number>
    locked_until: NullableTimestamp
    lockouts: ColumnType<Instant[], string | undefined, string>
    is_permanent: Generated<boolean>
    changed_at: Timestamp
  }
  'access_control.used_captcha': { nonce: string; valid_until: Timestamp }
  'access_control.audit': {
    id: GeneratedAlways<bigint>
    occurred_at: Timestamp
    person_id: string | null
    action: string
    outcome: string
    ip: string | null
    device_id: string | null
    session_id: string | null
    legal_party_id: string | null
    /** JSON; undefined in lines that say everything in their columns. */
    details: string | null
  }
}
