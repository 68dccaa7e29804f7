import { isShortDay, isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import {
  createIsAllowed,
  isEveryDay,
  processingIsPausedOn,
  signIsAllowed,
  timeRuleFor,
  valueDateHorizon,
  valueDateVerdict,
  type BankDay,
  type TimeRule,
} from '@tartip/domain/bank-day/time-rule'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { isOperationCode, type OperationCode } from '@tartip/domain/payment/operation'
import {
  addDays,
  daysBetween,
  timeOfMinute,
  toIso,
  type LocalDate,
} from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal } from '../../../platform/graphql/unwrap.ts'
import type { Rules } from '../public.ts'
import type { Resolvers } from './rules.generated.ts'

interface RulesResolversDeps {
  readonly rules: Rules
  readonly clock: Clock
}

export function createRulesResolvers({ rules, clock }: RulesResolversDeps): Resolvers {
  return {
    Query: {
      getPaymentValidationRules: (_root, _args, ctx) => {
        requireActor(ctx)
        return rules.fieldRules().map(presentFieldRule)
      },

      getPaymentValidationRulesByPage: (_root, { page }, ctx) => {
        requireActor(ctx)
        // The rules of GENERAL are the last resort of every page, so a page cannot do without them.
        return rules
          .fieldRules()
          .filter(rule => rule.page === page || rule.page === 'GENERAL')
          .map(presentFieldRule)
      },

      getWorkingDays: (_root, { isWorkingDay: wanted, operation }, ctx) => {
        requireActor(ctx)
        const known = operation && isOperationCode(operation) ? operation : undefined
        if (operation && !known) throw refusal('BAD_USER_INPUT', { field: 'operation' })
        const today = rules.bankDay()
        const horizon = valueDateHorizon(today)
        return Array.from({ length: daysBetween(today.date, horizon) + 1 }, (_, ahead) =>
          addDays(today.date, ahead),
        ).filter(day => {
          const isOpen = known
            ? !processingIsPausedOn(today, known, 'KGS', day)
            : isWorkingDay(today.calendar, day)
          return isOpen === wanted
        })
      },

      getOperationsTimeRule: (_root, _args, ctx) => {
        requireActor(ctx)
        return rules.bankDay().timeRules.map(rule => presentTimeRule(rules, rule))
      },

      getTimeRuleOptions: (_root, _args, ctx) => {
        requireActor(ctx)
        const day = rules.bankDay()
        const operations = [...new Set(day.timeRules.map(rule => rule.operationCode))]
        return operations.map(operationCode => {
          const own = day.timeRules.filter(rule => rule.operationCode === operationCode)
          return {
            operationCode,
            isEveryDay: own.every(isEveryDay),
            nextDay: firstOpenDay(day, operationCode),
            rules: own.map(rule => presentTimeRule(rules, rule)),
          }
        })
      },

      getRuleOptions: (_root, _args, ctx) => {
        requireActor(ctx)
        return ruleOptionsOf(rules.fieldRules())
      },

      getBankToday: (_root, _args, ctx) => {
        requireActor(ctx)
        const { date, calendar } = rules.bankDay()
        return {
          now: toIso(clock.now()),
          date,
          isWorkingDay: isWorkingDay(calendar, date),
          isShortDay: isShortDay(calendar, date),
          nextWorkingDay: nextWorkingDay(calendar, date),
        }
      },
    },
  }
}

/** The first day for which a document in the national currency is taken now. */
function firstOpenDay(day: BankDay, operation: OperationCode): LocalDate {
  const verdict = valueDateVerdict(day, operation, 'KGS', day.date, 'create')
  return verdict.ok ? day.date : String(verdict.error.params['nextWorkingDay'])
}

function ruleOptionsOf(all: readonly FieldRule[]) {
  const forms = new Map<string, Pick<FieldRule, 'page' | 'ruleTrait'>>()
  for (const { page, ruleTrait } of all) forms.set(`${page} ${ruleTrait}`, { page, ruleTrait })
  return [...forms.values()].map(form => {
    const own = all.filter(rule => rule.page === form.page && rule.ruleTrait === form.ruleTrait)
    const fields = [...new Set(own.map(({ field }) => field))]
    return {
      ...form,
      fields: fields.map(field => {
        const ofField = own.filter(rule => rule.field === field)
        const shortest = ofField.flatMap(({ minLength }) => minLength ?? [])
        const longest = ofField.flatMap(({ maxLength }) => maxLength ?? [])
        return {
          field,
          isRequired: ofField.some(({ isRequired }) => isRequired),
          minLength: shortest.length > 0 ? Math.max(...shortest) : null,
          maxLength: longest.length > 0 ? Math.min(...longest) : null,
        }
      }),
    }
  })
}

function presentFieldRule(rule: FieldRule) {
  return {
    ...rule,
    message: { ru: rule.message.ru, kg: rule.message.ky, eng: rule.message.en },
  }
}

function presentTimeRule(rules: Rules, rule: TimeRule) {
  const day = rules.bankDay()
  // Cut-offs of a currency trait apply to that currency; DEFAULT is queried with the national one.
  const currency = rule.trait === 'DEFAULT' ? 'KGS' : rule.trait
  const today = timeRuleFor(day, rule.operationCode, currency)
  const shown = today.trait === rule.trait ? today : rule
  return {
    operationCode: rule.operationCode,
    ruleTrait: rule.trait,
    fromTime: timeOfMinute(shown.fromMinute),
    createDeadline: timeOfMinute(shown.createDeadlineMinute),
    signDeadline: timeOfMinute(shown.signDeadlineMinute),
    createIsAllowed: createIsAllowed(day, rule.operationCode, currency),
    signIsAllowed: signIsAllowed(day, rule.operationCode, currency),
  }
}
