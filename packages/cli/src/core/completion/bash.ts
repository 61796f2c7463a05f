import type { Grammar } from "./grammar.ts";
import { lookUp, sharedTables } from "./tables.ts";

/** The completions for bash, as a script to be read by `eval` or put where bash-completion looks. */
export function bashCompletion(grammar: Grammar): string {
  const names = (flags: readonly { name: string }[]): string => flags.map(({ name }) => name).join(" ");
  return `# Completions of marienbad for bash: eval "$(marienbad completion bash)"
${sharedTables(grammar)}
${lookUp("_marienbad_flags", "flags", "$1", [
  [[""], names(grammar.flags)],
  ...grammar.commands.map(({ name, flags }) => [[name], names(flags)] as const),
])}
_marienbad() {
  local cur=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} prefix= option=
  local command= subject= flag= takes= list= subjects= options= values= flags= words= at word
  # Where bash ends words at "=", a=b comes as three of them.
  if [[ $cur == = ]]; then
    option=$before cur=
  elif [[ $before == = && COMP_CWORD -gt 1 ]]; then
    option=\${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $cur == *=* ]]; then
    option=\${cur%%=*} prefix=\${cur%%=*}= cur=\${cur#*=}
  fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    if [[ $word == = || \${COMP_WORDS[at + 1]} == = || $word == ?*=* ]]; then
      [[ $word == = ]] && ((at++))
    elif [[ $word == -* ]]; then
      _marienbad_takes "$command" "$word"
      if [[ -n $takes ]]; then
        ((++at == COMP_CWORD)) && flag=$word
      fi
    elif [[ -z $command ]]; then
      command=$word
    elif [[ -z $subject ]]; then
      subject=$word
    fi
  done
  _marienbad_list "$command"
  [[ $option == -* ]] && flag=$option
  if [[ -n $flag ]]; then
    _marienbad_takes "$command" "$flag"
    words=$takes
    [[ $words == @ ]] && words=
    if [[ $words == - ]]; then
      words=
      compopt +o default 2> /dev/null
    fi
  elif [[ -n $option ]]; then
    _marienbad_values "$list" "$subject" "$option"
    words=$values
  elif [[ $cur == -* ]]; then
    _marienbad_flags "$command"
    words=$flags
  elif [[ -z $command ]]; then
    words='help ${names(grammar.commands)}'
  elif [[ $command == help ]]; then
    words='${names(grammar.commands)}'
  else
    [[ -z $subject ]] && _marienbad_subjects "$list"
    _marienbad_options "$list" "$subject"
    words="$subjects $options"
  fi
  COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$cur"))
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace 2> /dev/null
  return 0
}
complete -o default -F _marienbad marienbad
`;
}
