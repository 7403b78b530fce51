#compdef content npx
# content completion for zsh. To load it in each shell, add to ~/.zshrc, after compinit:
#   eval "$(npx content completion zsh)"
_content_ask() {
  local dir=$PWD node
  while [[ -n $dir ]]; do
    if [[ -e $dir/node_modules/.bin/content ]]; then
      node=$dir/node_modules/.bin/node
      [[ -x $node ]] || node=node
      "$node" "$dir/node_modules/.bin/content" __complete -- "$@" 2>/dev/null
      return
    fi
    dir=${dir%/*}
  done
  @NODE@ @BIN@ __complete -- "$@" 2>/dev/null
}

_content() {
  if [[ $service == npx || $words[1] == npx ]]; then
    if [[ $words[2] != content || CURRENT -le 2 ]]; then _files; return; fi
    shift words
    (( CURRENT-- ))
  fi
  local line value
  local -a closed open
  for line in "${(@f)$(_content_ask "${(@)words[2,CURRENT]}")}"; do
    case $line in
      :files) _files; return ;;
      :folders) _files -/; return ;;
      ?*)
        value="${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}"
        if [[ ${line%%$'\t'*} == *= ]]; then open+=("$value"); else closed+=("$value"); fi
        ;;
    esac
  done
  (( ${#closed} )) && _describe -V content closed
  (( ${#open} )) && _describe -V content open -S ''
  return 0
}

if (( $+functions[compdef] )); then
  compdef _content content
  (( $+_comps[npx] )) || compdef _content npx
fi
