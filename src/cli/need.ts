import type { Command } from 'commander'
import { didYouMean } from '../referee/did-you-mean.js'
import { UsageError } from './usage-error.js'

/** Requires an option. Unlike with Commander's `requiredOption`, unknown options and commands are reported first. */
export const needOption = (command: Command, flags: string): Command => {
  const name = /--(\w+)/.exec(flags)?.[1] ?? ''
  return command.hook('preAction', (_, action) => {
    if (action.opts()[name] === undefined) throw new UsageError(`required option '${flags}' not specified`)
  })
}

/** Makes a command that has only subcommands list them in its error message. */
export const needCommand = (group: Command): Command => group
  .argument('[command]')
  .allowExcessArguments()
  .action((wanted: string | undefined) => {
    const names = group.commands.map(command => command.name())
    const fault = wanted === undefined ? `${group.name()}: a command is needed` : `${group.name()}: unknown command '${wanted}'`
    throw new UsageError(`${fault}: ${names.join(', ')} (see lanista ${group.name()} --help)${didYouMean(wanted, names)}`)
  })
