import { useMutation } from '@tanstack/react-query'
import { productRoleNames } from '@tartip/domain/people/product-role'
import type { ProductRole } from '@tartip/domain/people/sign-right'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { SwitchRoleDocument } from '../api/switch-role.access-control.generated.ts'
import type { PersonOfContract } from '../settings-queries.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import { useCachePerson } from './use-cache-person.ts'
import { rolesOf } from './users-route.tsx'
import classes from '../settings.module.css'

interface SwitchedRole {
  readonly productRole: ProductRole
  readonly switchAccess: boolean
}

/** Product roles of a person; each switch acts at once and returns on a refusal. */
export function RolesCard({ person }: { person: PersonOfContract }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const cachePerson = useCachePerson()
  const showRefusal = useRefusalToast()
  const change = useMutation({
    mutationFn: async (input: SwitchedRole) => {
      const variables = { id: person.userContractId, ...input }
      const data = await execute(SwitchRoleDocument, variables, { service: 'access-control' })
      return data.switchProductRolePolicy
    },
    onSuccess: cachePerson,
    onError: showRefusal,
  })
  const held = rolesOf(person)
  const isOn = (role: ProductRole) =>
    change.isPending && change.variables.productRole === role
      ? change.variables.switchAccess
      : held.includes(role)
  // A role held from an earlier right can still be taken away.
  const shown = [...new Set([...person.availableProductRoles, ...held])]
  return (
    <section className={classes.card}>
      <h2>{t($ => $.user.roles)}</h2>
      {shown.length === 0 ? <p className={classes.quiet}>{t($ => $.user.noRoles)}</p> : null}
      {shown.map(role => (
        <CheckField
          key={role}
          kind="switch"
          label={productRoleNames[role][language]}
          isChecked={isOn(role)}
          onChange={switchAccess => change.mutate({ productRole: role, switchAccess })}
        />
      ))}
    </section>
  )
}
