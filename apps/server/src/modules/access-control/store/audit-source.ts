import { bankChain } from '../../../platform/audit/audit-record.ts'
import type { AuditSource } from '../../../platform/audit/audit-source.ts'

/**
 * What happens at the door, for the chains of the organisations. Before a contract is chosen a person
 * stands for all his organisations; a login that nobody has concerns only the bank.
 */
export const doorAuditSource: AuditSource = {
  name: 'door',
  select: `
    select a.id, a.occurred_at as at, a.person_id, a.action, a.outcome,
      jsonb_strip_nulls(jsonb_build_object(
        'ip', a.ip, 'deviceId', a.device_id, 'sessionId', a.session_id))
        || coalesce(a.details, '{}') as details,
      case when a.legal_party_id is not null then array[a.legal_party_id]
        else coalesce(
          (select array_agg(distinct c.legal_party_id order by c.legal_party_id)
           from access_control.person_contract c where c.person_id = a.person_id),
          array['${bankChain}'::uuid])
      end as legal_party_ids
    from access_control.audit a`,
}
