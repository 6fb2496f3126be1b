export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/**
 * The script of a shell. It asks the program for the words, with the program that is being completed, so it stays right when commands
 * are added. Without words, the shell offers files.
 */
export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_paysim() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    COMPREPLY+=("$word")
  done < <("$1" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _paysim paysim
`,
  zsh: `#compdef paysim
_paysim() {
  local -a found
  found=(\${(f)"$("$words[1]" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then
    compadd -a found
  else
    _files
  fi
}
compdef _paysim paysim
`,
  fish: `function __paysim
  set -l words (commandline -opc)
  set -l found ($words[1] complete --descriptions -- $words[2..-1] (commandline -ct) 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c paysim -f -a '(__paysim)'
`,
};
