import type { Command } from 'commander'
import { didYouMean } from '../referee/did-you-mean.js'
import { UsageError } from './usage-error.js'

/** Requires an option. Unlike Commander's `requiredOption`, unknown options and words are named first. */
export const needOption = (command: Command, flags: string): Command => {
  const name = /--(\w+)/.exec(flags)?.[1] ?? ''
  return command.hook('preAction', (_, action) => {
    if (action.opts()[name] === undefined) throw new UsageError(`required option '${flags}' not specified`)
  })
}

/** Lets a command that only holds others say which there are. */
export const needCommand = (group: Command): Command => group
  .argument('[command]')
  .allowExcessArguments()
  .action((wanted: string | undefined) => {
    const names = group.commands.map(command => command.name())
    const fault = wanted === undefined ? `${group.name()}: a command is needed` : `${group.name()}: unknown command '${wanted}'`
    throw new UsageError(`${fault}: ${names.join(', ')} (see lanista ${group.name()} --help)${didYouMean(wanted, names)}`)
  })
