# content completion for PowerShell. To load it in each shell, add to $PROFILE:
#   npx content completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName content, npx -ScriptBlock {
    param($typed, $ast, $position)
    $words = @($ast.CommandElements |
        Where-Object { $_.Extent.StartOffset -lt $position } |
        ForEach-Object { "$_" })
    if ($words[0] -eq 'npx') { $words = @($words | Select-Object -Skip 1) }
    # Other commands of npx get the names of files, as before.
    if ($words[0] -notmatch '^content') { return }
    $words = @($words | Select-Object -Skip 1)
    if ($typed -eq '') { $words += '' }
    foreach ($line in (& @NODE@ @BIN@ __complete -- @words 2>$null)) {
        $value, $description = $line -split "`t", 2
        if ($value -in ':files', ':folders') {
            $isFolder = $value -eq ':folders'
            Get-ChildItem -Path "$typed*" -Name -Directory:$isFolder |
                ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
        }
        elseif ($value) {
            if (-not $description) { $description = $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $description)
        }
    }
}
