# The program itself. Ids are the same in every language.

program = Quatro jogos de tabuleiro com dragões e anões na mesma mesa: para jogar, simular e ler as regras.
usage = Utilização
arguments = Argumentos
options = Opções
commands = Comandos
help-help = Mostrar esta ajuda e sair.
help-version = Mostrar a versão e sair.
help-lang = Língua de tudo o que lês: { $languages }. Sem esta opção, a do teu sistema.
help-games = Listar os jogos.
help-play = Jogar uma partida no terminal contra bots.
help-simulate = Jogar muitas partidas entre bots, tão depressa quanto a máquina conseguir.
help-report = Escrever uma página sobre o equilíbrio de um jogo: quem ganha e de onde, quanto dura, quanto vale cada coisa.
help-sweep = Jogar uma grelha de caixas com a mesma sorte e mostrá-la numa tabela, ou procurar números que atinjam um objetivo.
help-arena = Põe os bots a jogar uns contra os outros, em todos os lugares e com a mesma sorte para cada um.
help-replay = Recontar uma partida a partir do seu registo.
help-verify = Verificar offline a sorte de uma partida terminada, a partir do seu registo.
help-box = Mostrar a caixa de um jogo: o que está impresso no cartão e as regras da casa.
help-rules = Ler as regras de um jogo, todas ou só alguns artigos.
help-warm = Compilar já os jogos, para que ninguém tenha de esperar depois.
help-solve = Dizer como se joga melhor um jogo que se pode resolver.
help-serve = Oferecer mesas na web, para amigos ou para milhares.
help-admin = Cuidar das mesas de um servidor.
help-list = Listar todas as mesas.
help-show = Mostrar uma mesa: quem lá está e como vai a partida.
help-end = Fechar uma mesa; o registo fica.
help-purge = Fechar e apagar as mesas onde há muito nada acontece. As terminadas ficam.
help-purge-days = Há tantos dias.
help-export = Escrever os registos das mesas terminadas numa pasta, um ficheiro cada.
help-copy = Copiar tudo de uma base de dados para outra vazia.
help-host = O endereço onde escutar; 127.0.0.1 se não disseres nada, 0.0.0.0 para todos.
help-port = A porta; 8000 se não disseres nada.
help-db = Onde guardar as mesas: sqlite:///FILE ou postgresql://... Senão, um ficheiro na tua pasta de dados.
help-config = Um ficheiro TOML com definições. As opções e o ambiente (WYRMHOARD_...) vêm antes.
help-public-url = O endereço por onde os jogadores chegam ao servidor, para ligações e códigos QR.
help-log-format = O que o servidor escreve sobre si: lines (para pessoas) ou json (para programas).
help-open = Abrir a página no teu navegador.
help-export-all = Também as mesas por terminar, sem o segredo da sua sorte.
help-players = Quantos jogadores; três, se não disseres outra coisa.
help-players-most = Quantos jogadores; tantos quantos o jogo admite, se não disseres outra coisa.
help-players-least = Quantos jogadores; sem indicação, o mínimo do jogo.
help-level = Como jogam os bots: novice (muito fácil), easy (fácil), medium (médio; se não disseres nada), hard (difícil) ou master (muito difícil).
help-seat = O teu lugar, numerado a partir de 1; se não disseres nada, ficas no primeiro.
help-watch = Assistir: há bots em todos os lugares.
help-box-file = A tua própria caixa, um ficheiro TOML. “wyrmhoard box GAME” mostra uma para começares.
help-set = Mudar um valor da caixa, por exemplo --set first=drawn. Pode repetir-se.
help-sweep-set = Um número da caixa e os seus valores: lair=1..8, lair=2..8/2, first=0,1,drawn, coins.4=0..3, coins.*=1,2. Pode repetir-se.
help-aim = O que atingir, em vez de jogar toda a grelha: "seats equal", "length 70..80", "leads 2..4". Pode repetir-se.
help-tries = Quantas caixas joga uma procura; 60 se não disseres nada.
help-seed = Repetir a mesma sorte. Sem esta opção, a sorte é sempre nova.
help-log = Escrever o registo da partida neste ficheiro.
help-games-number = Tantas partidas ao acaso: forma curta de --bots random --matches N.
help-matches = Quantas partidas; 1.000 se não disseres nada.
help-bots-seats = Quem joga, com vírgulas no meio: novice,hard,random. Sentam-se por esta ordem, repetidamente até todos os lugares estarem ocupados, e avançam um lugar a cada partida. Se não disseres nada, novice.
help-rows = Escrever neste ficheiro (.parquet ou .csv) uma linha por lugar, e noutro ao lado uma linha por partida.
help-against = Uma segunda caixa para comparar, jogada com a mesma sorte.
help-ladder = Até onde vai a escala dos níveis, ou none; easy se não disseres nada. Cada nível acima demora mais. Dos mesmos níveis diz-se quanto é sorte.
help-output = O ficheiro a escrever, por exemplo page.html.
help-dask = Jogar num cluster dask, por exemplo tcp://10.0.0.5:8786.
help-bots = Os bots que se defrontam, separados por vírgulas: easy,hard.
help-deals = Quantas vezes a sorte é nova; cada vez é jogada em todas as disposições. 10 se nada for indicado.
help-think-seconds = Segundos que um bot que procura gasta no máximo numa jogada.
help-think-rounds = Rondas de procura por jogada, as mesmas para todos os bots que procuram.
help-json = Escrever um documento JSON em vez de uma tabela.
help-check = Verificar o teu ficheiro de caixa em vez de mostrar a caixa padrão.
help-replay-seat = Contar a partida como este lugar a ouviu, numerado a partir de 1: o que era secreto continua secreto.
help-clause = Números de artigos, por exemplo DC-12.
help-warm-games = Que jogos; todos, se não indicares nenhum.
help-receipt = Um recibo com que comparar: um ficheiro que a página guarda com o registo, ou que um programa escreveu.
help-new-game = Criar uma pasta com um pequeno jogo que já funciona, para o tornares teu.
help-new-game-name = O nome do jogo, em minúsculas e com hífenes: two-words.
help-into = Pôr tudo numa pasta com o nome do jogo, dentro desta. Senão, no código-fonte.
help-prefix = As duas maiúsculas com que começam os números dos artigos. Senão, as iniciais do nome.
help-check-game = Verificar tudo o que diz respeito a um jogo e listar o que falta.
help-draft = Faltarem línguas ainda não é um erro.
help-mcp = Deixar jogar um modelo de linguagem: ferramentas pelo Model Context Protocol, na entrada e na saída padrão.
help-mcp-server = Sentar-se às mesas deste servidor. Sem isto, às deste programa, contra bots.
help-mcp-name = O nome do modelo à mesa; Wyrm, se não disseres outra coisa.

players-range = { $least }-{ $most } jogadores
you = tu
seat-you = Jogador { $n } (tu)
seat-bot = Jogador { $n } (bot, { $level })
seat-other = Jogador { $n }
player-program = Jogador { $n } (programa)
level-novice = muito fácil
level-easy = fácil
level-medium = médio
level-hard = difícil
level-master = muito difícil
level-random = aleatório
level-greedy = ganancioso
level-search = pesquisa simples

choose = A tua escolha ({ $least }-{ $most }, ? para as regras, h para uma dica, q para sair):
choose-what = { $who }, escolhe:
rule-of = As regras da escolha { $n }:
rules-hint = “? 3” mostra só as regras da escolha 3.
not-a-choice = “{ $given }” não é uma das escolhas. Escreve um número de { $least } a { $most }.
bots-warming = Os bots estão a aquecer: durante cerca de um minuto jogam abaixo do seu nível.
advice-title = Como um bot vê isto:
advice-share = probabilidade de vencer { $share }, com margem de { $error }
advice-calculated = probabilidade de vencer { $share }, calculada
advice-meant = com esta frequência: { $meant }
advice-mixed = Ninguém deve conseguir prever-te: escolhe ao acaso, com a frequência indicada.
advice-thinking = A pensar…
thinking = { $who } está a pensar…
left = Saíste da partida.
over = A partida terminou.
wins = { $who } ganha!
shared = A vitória é partilhada: { $who }.
nobody-wins = Ninguém ganha.
hidden-title = O que estava escondido
end-held = { $who } ainda tem na mão: { $a }
player = Jogador
pair = { $a }: { $b }
points-of = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
    [many] { $n } pontos
   *[other] { $n } pontos
}
log-written = O registo está em { $file }. “wyrmhoard replay { $file }” volta a contar a partida.

simulated = { $game }: { $games ->
    [one] { $games } partida
    [many] { $games } partidas
   *[other] { $games } partidas
}, { $players } jogadores, semente { $seed }
simulated-moves = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
} em { $seconds } s: { $rate } jogadas por segundo, { $mean } jogadas por partida
decided = Decididas por:
decided-points = pontos
decided-tie-break = desempate
decided-shared = vitória partilhada
decided-nobody = sem vencedor
decided-given-up = abandonada por não ter fim
simulated-drama = Mudanças de líder por partida: { $changes }. Já ninguém estava à frente do vencedor depois de { NUMBER($settled, style: "percent") } das jogadas.
report-written = A página está em { $file }.
percent-round = { NUMBER($n, style: "percent") }
figure-seats = Diferença de lugares
figure-length = Jogadas
figure-points = Pontos
figure-margin = Vantagem
figure-leads = Mudanças de líder
figure-settled = Decidida após
figure-behind = Maior atraso do vencedor, em pontos
figure-shared = Partilhadas
figure-nobody = Sem vitória
figure-miss = Longe do objetivo
sweep-checked = Por baixo de cada uma: a mesma caixa com outra sorte.
sweep-refused = Deixado de fora: { $point }. { $why }
report-title = { $game }: quão equilibrado é?
report-about = Partidas: { $matches } · jogadores: { $players } · bots: { $bots } · caixa: { $box } · semente: { $seed }
report-standard = padrão
report-seats = Vitória por lugar
report-seats-note = Parte média com o intervalo de 95 %; a linha é a parte justa, { $fair }.
report-sides = { $n ->
    [3] Conforme tudo junto
   *[other] Conforme o que foi dado ({ $n })
}
report-length = Duração de uma partida
report-length-note = Em jogadas, incluindo as da sorte. Média { $mean }; exceto o 1 % mais curto e mais longo: { $low } a { $high }.
report-points = Pontos no fim
report-points-note = De todos os lugares. A vantagem sobre o segundo é em média de { $n }.
report-leads = Quantas vezes muda a liderança
report-leads-note = Vezes por partida, { $n } em média.
report-settled = Quando ficou decidida
report-settled-note = A parte da partida depois da qual já ninguém estava à frente do vencedor.
report-behind = Recuperações
report-behind-note = O maior atraso do vencedor, em pontos; em { NUMBER($n, style: "percent") } das partidas mais do que nenhum.
report-decided = O que decidiu as partidas
report-worth = Quanto vale cada um
report-worth-card = Quanto vale cada carta
report-worth-square = Quanto vale cada casa
report-worth-dice = Quanto vale cada face de um dado
report-worth-nuggets = Quanto vale um lançamento com tantas pepitas
report-worth-note = Quanto mais do que a parte justa ganha quem o tem, com o intervalo de 95 %. Diz o que anda junto, não o que causa o quê.
report-ladder = A escala dos níveis
report-ladder-note = Cada um sozinho numa mesa do nível inferior; a parte justa é { $fair }. Partidas por degrau: pelo menos { $matches }.
report-luck = Quanto é sorte
report-luck-note = Bots de um mesmo nível entre si, e quantos jogam. A parte da sorte em tudo o que mudou as partes da vitória, com o seu intervalo de 95 %; o resto foram decisões. Partidas por caso: pelo menos { $matches }.
report-rung = { $level } entre { $below }
report-rules = Quantas vezes se aplica cada regra
report-rule = Regra
report-often = por partida
report-among = em partidas
report-differs = Em que diferem as duas caixas
report-changes = O que daí resultou
report-changes-note = As partidas com a mesma sorte são comparadas uma a uma. Mais do que ruído: afastadas mais de três erros-padrão.
report-told = É mais do que ruído?
report-sure = mais do que ruído
report-noise = não mais do que ruído
report-seat-share = Vitória, jogador { $n }
share = Vitórias
mean-points = Média de pontos
column-bot = Bot
column-among = Entre
column-side = Recebido
column-interval = Intervalo de 95 %
column-rating = Classificação
interval = de { $low } a { $high }
arena-no-winner = Partidas que ninguém venceu: { $n } de { $all }
arena-stopped = Interrompido antes do fim; isto é o que há.
percent = { NUMBER($n, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
number = { NUMBER($n, minimumFractionDigits: 2) }
preparing = A compilar as regras…
playing = A jogar

box-fine = { $file } é uma boa caixa para { $game }.
replayed = { $game }, { $players } jogadores, { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
}
unfinished = A partida ainda não terminou.
luck-fair = Justa: { $draws ->
    [one] o único sorteio coincide
    [many] os { $draws } sorteios coincidem
   *[other] os { $draws } sorteios coincidem
} com o segredo, e as { $moves } jogadas seguem as regras.
luck-given = { $moves ->
    [one] A primeira jogada vem de outra mesa: a sua sorte não foi verificada aqui.
    [many] As primeiras { $moves } jogadas vêm de outra mesa: a sua sorte não foi verificada aqui.
   *[other] As primeiras { $moves } jogadas vêm de outra mesa: a sua sorte não foi verificada aqui.
}
luck-not-committed = O segredo deste registo não é o que foi assumido no início.
luck-wrong = A jogada { $n } não é a do segredo: saiu «{ $came }», devia ter saído «{ $should }».
luck-not-sealed = A semente do lugar { $seat } não é a que foi selada.
luck-untold = A semente do lugar { $seat } foi selada mas não revelada a tempo e não contou: quem soubesse o segredo podia escolher ali entre duas sortes.
receipt-agrees = Recibo: a semente foi usada, e cada sorteio ouvido coincide.
receipt-other-seed = Recibo: não é a semente dada, ou não é o compromisso visto primeiro.
receipt-other-draw = Recibo: o sorteio { $n } não é o que se ouviu.
warm = { $game }: a postos ao fim de { $seconds } s

serving = O Wyrmhoard está em { $url }. Ctrl-C para-o.
no-tables = Não há mesas.
table-ended = A mesa { $table } foi fechada.
exported = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
} → { $folder }
purged = { $tables ->
    [one] { $tables } mesa abandonada foi apagada.
    [many] { $tables } mesas abandonadas foram apagadas.
   *[other] { $tables } mesas abandonadas foram apagadas.
}
not-exported = A mesa { $table } ficou de fora: { $why }
copied = { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
}: está tudo copiado e verificado.
column-table = Mesa
column-game = Jogo
column-status = Estado
column-changed = Última alteração
column-seats = Lugares
column-host = Aberta por
column-moves = Jogadas
status-open = aberta
status-playing = em jogo
status-over = terminada
status-ended = fechada

# A new game, and what it lacks
game-made = Criado: { $folder }
game-next = Já se pode jogar. O que ainda falta di-lo: { $check }
part-loads = O jogo carrega
part-box = A caixa
part-rules = Os artigos
part-texts = Os textos
part-matches = Partidas ao acaso
part-bots = Os bots
part-board = Os tabuleiros
part-kept = Partidas guardadas
part-tests = Os testes de todos os jogos e os seus
check-fine = { $game }: não falta nada.
check-found = { $n ->
    [one] { $game }: { $n } coisa por fazer.
    [many] { $game }: { $n } coisas por fazer.
   *[other] { $game }: { $n } coisas por fazer.
}
check-broken = { $where }: { $reason }
check-refused = { $why }
check-name = GAME chama-se “{ $given }”, mas pela sua pasta tem de ser “{ $needed }”.
check-seats = Um jogo tem de 1 a { $most } lugares: corrige “seats” em __init__.py.
check-no-seats = { $layout } precisa de um campo “seats”: quantos se sentam à mesa.
check-no-file = Falta { $file }. Escreve-o; “wyrmhoard new-game” mostra como é.
check-clause-unfit = { $where }: “{ $given }” não é um número de artigo. São precisas duas maiúsculas, um hífen e um número: AB-1.
check-no-clauses = { $file } não tem artigos. Começa linhas com - **AB-1** e a regra.
check-clause-order = Os artigos contam-se sem falhas: onde está { $given } devia estar { $needed }.
check-clauses-unknown = Citados, mas não estão em RULES.md: { $clauses }.
check-clauses-uncited = Não citados nem no código nem na caixa: { $clauses }. Nomeia cada um na docstring da função que o cumpre.
check-clauses-untested = Sem teste: { $clauses }. Marca testes em { $folder } com @pytest.mark.clause.
check-verbs-without-clause = CLAUSES em state.py não nomeia nenhum artigo para: { $verbs }.
check-text-missing = Em { $file } falta: { $texts }.
check-text-unknown = Em { $file }, mas não em inglês: { $texts }.
check-text-taken = O programa ou a página já têm estes textos: { $texts }. Escolhe outros nomes, também para o verbo se o for ({ $file }).
check-text-unreadable = { $where }: isto não é Fluent.
check-blanks = As lacunas não são as do inglês em { $file }: { $texts }.
check-languages = Ainda por traduzir (textos e regras): { $languages }. Até lá mostra-se o inglês, com uma marca.
check-no-walks = Falta { $file }: o que se conserva e as caixas que os testes percorrem.
check-not-conserved = { $where }, com { $seats }: { $said } não se verifica. { $values }
check-stuck = Com { $seats }, após { $moves } jogadas: ninguém pode jogar, ou nunca acaba. Vê actors e legal.
check-leak = Para o lugar { $seat } um mundo imaginado parece diferente do verdadeiro: { $fields }. Vê view e imagine.
check-plain-board = No terminal mostra-se o tabuleiro simples. O seu seria { $file }, ou board.py na pasta do jogo.
check-plain-page = Na página mostra-se o tabuleiro simples. O seu seria { $folder }.
check-not-kept = Não há partida guardada com este número de lugares: { $seats }. “make playthroughs” escreve-as em { $folder }.
check-test-failed = Este teste falha: { $test } { $reason }
check-tests-elsewhere = Os testes precisam do código-fonte e do pytest; não foram executados.

# Why not?
why-hint = “why JOGADA” diz porque é que uma jogada não está entre as escolhas, por exemplo: why { $move }
why-allowed = Mas podes, sim: é a escolha { $n }.
why-words = Depois de “why” vem: { $forms }
why-over = A partida terminou: já ninguém joga.
why-luck = A sorte está a trabalhar. Um momento.
why-not-yours = Isso não é jogada de ninguém: acontece por si.
why-turn = Não é a tua vez. Agora: { $who }.

# What may not be done
error = Erro: { $what }
no-such-game = Não há nenhum jogo “{ $game }”.{ $near ->
    [none] {""} “wyrmhoard games” mostra a lista.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-level = Não há nenhum nível “{ $level }”.{ $near ->
    [none] {""} Escolhe novice, easy, medium, hard ou master.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-command = Não há nenhum comando “{ $command }”.{ $near ->
    [none] {""} “{ $program } --help” mostra a lista.
   *[other] {""} Querias dizer “{ $near }”?
}
no-such-language = Não há nenhuma língua “{ $lang }”. Escolhe uma destas: { $languages }.
no-such-clause = Não há nenhum artigo “{ $clause }” nestas regras.
no-such-move = “{ $move }” não é uma jogada deste jogo.
no-such-seat = “{ $seat }” não é um lugar.
not-your-turn = Não é a vez deste lugar.
not-legal-now = “{ $move }” não é permitido agora.
url-not-reached = Não se consegue chegar a { $url }: { $reason }
package-missing = { $package } não está instalado. Executa: pip install 'wyrmhoard[{ $extra }]'
wrong-seats = Este jogo é para { $least } a { $most } jogadores, não para { $given }.
first-not-seated = A caixa diz que começa o lugar { $first } (numerado a partir de 0), mas só há { $seats } jogadores.
seat-not-there = O lugar { $given } não existe: a partida tem { $seats } jogadores.
games-at-least-one = É preciso jogar pelo menos uma partida, não { $given }.
games-are-random = --games joga ao acaso e não combina com --bots nem com --matches. Usa antes --bots e --matches.
more-bots-than-seats = Bots a mais: { $bots } para { $seats } lugares.
rows-ending = O nome de { $file } tem de terminar num destes: { $endings }.
rows-no-package = O Parquet precisa de mais um pacote: pip install wyrmhoard[tables]. Um ficheiro .csv não precisa de nenhum.
rows-in-part = Em { $file } não cabem todas as linhas ({ $reason }); partidas guardadas: { $kept } de { $matches }. Liberta espaço e repete o mesmo comando com --seed { $seed }: joga outra vez as mesmas.
cluster-no-package = Um cluster precisa de mais pacotes: pip install wyrmhoard[cluster]
cluster-unreachable = Nenhum cluster dask responde em { $address }: { $reason }.
cluster-differs = Uma máquina do cluster tem regras ou bots diferentes deste computador. Instala a mesma versão em toda a parte.
cluster-failed = Uma máquina do cluster falhou: { $reason }.
sweep-no-field = Nesta caixa não há nenhum campo "{ $field }".{ $near ->
    [none] {""}
   *[other] {""} Querias dizer "{ $near }"?
}
sweep-too-large = Seriam { $size } caixas; jogam-se no máximo { $most }. Usa menos valores, ou procura entre elas com --aim.
sweep-nothing = Diz o que deve mudar, por exemplo --set lair=1..8.
sweep-empty = "{ $given }" não tem valores: o primeiro está acima do último, ou o passo é 0.
aim-unknown = "{ $given }" não é um objetivo.{ $near ->
    [none] {""} Conhecem-se: { $known }.
   *[other] {""} Querias dizer "{ $near }"?
}
aim-unreadable = "{ $given }" não diz o que se quer. Diz por exemplo "seats equal" ou "length 70..80".
seconds-or-rounds = Indique --seconds ou --rounds, não ambos.
more-than-nothing = { $what } tem de ser mais do que 0, não { $given }.
bot-twice = "{ $level }" é nomeado duas vezes; uma basta.
set-not-a-pair = “{ $given }” não tem a forma KEY=VALUE.
seed-negative = Uma semente é 0 ou mais, não { $given }.
file-not-written = Não é possível escrever { $file }: { $reason }.
file-exists = { $file } já existe. Escolhe outro nome ou muda primeiro esse ficheiro de lugar.
file-elsewhere = Não é possível escrever { $file }: { $reason }. Para que nada se perca, está em { $other }.
game-name-unfit = “{ $name }” não pode ser o nome de um jogo: minúsculas, algarismos e hífenes, { $most } no máximo, como two-words.
game-there = Já há um jogo “{ $game }”, em { $folder }.
prefix-unfit = “{ $prefix }” não pode começar números de artigos: são precisas duas maiúsculas. Escolhe com --prefix AB.
prefix-taken = Os artigos de { $game } já começam por { $prefix }. Escolhe outras duas maiúsculas.
folder-not-empty = { $folder } não está vazia. Escolhe outro nome, ou outra pasta com --into.
no-checkout = Isto não é o código-fonte. Diz onde pôr o jogo com --into PASTA.
text-missing = O jogo não tem nenhum texto “{ $text }”. Escreve-o no seu texts/en.ftl.
not-solved = { $game } não está resolvido: ninguém sabe dizer qual é a melhor jogada. Os bots procuram-na.

box-unreadable = Não é possível ler { $file }: { $reason }.
box-not-toml = Não é possível ler isto como TOML. Talvez faltem aspas, um parêntese reto ou uma vírgula, ou uma chave esteja duas vezes.
box-where = { $line ->
    [0] { $file }
   *[other] { $file }, linha { $line }
}
box-unknown-key = “{ $key }” não faz parte da caixa deste jogo.
box-missing-key = Falta “{ $key }”.
box-not-a-list = “{ $key }” tem de ser uma lista (número de valores: { $needed }).
box-wrong-count = “{ $key }” tem um número errado de valores: { $given } em vez de { $needed }.
box-out-of-range = “{ $key }” tem de estar entre { $least } e { $most }, não { $given }.
box-wrong-value = “{ $key }” não pode ser { $given }. Permitido: { $allowed }.
box-too-small = Esta caixa dá, no máximo, para { $most } jogadores, não para { $given }.
box-not-a-table = “{ $key }” tem de ser uma tabela com uma linha por entrada.
box-wrong-word = “{ $key }”: a palavra “{ $word }” é desconhecida ou está repetida.

log-unreadable = Não é possível ler { $file }: { $reason }.
log-too-large = { $file } tem mais de { $most } MB: não é um registo nosso.
log-not-json = { $file } não é um registo: { $reason }.
log-bad-header = O registo não diz nada de útil sobre “{ $key }”.
luck-not-there = Este registo não revela sorte nenhuma: só as mesas de um servidor têm um segredo a verificar.
table-not-over = A partida ainda não acabou: até lá a sua sorte fica em segredo.
table-still-alive = A partida ainda decorre: fica na tua lista.
not-reachable = Nenhum outro dispositivo consegue chegar a este servidor daqui. Inicia-o com --host 0.0.0.0 ou indica-lhe o seu endereço (public_url).
log-unknown-format = O registo tem o formato { $given }; este programa conhece o formato { $known }.
log-unknown-rules = A partida do registo foi jogada com a versão { $given } das regras de { $game }; este programa tem a versão { $known } e não vai adivinhar.
log-bad-move = A jogada { $n }, “{ $move }”, não pode ter sido feita: { $why }

store-wrong-url = Isto não é o endereço de um armazém. Escreve sqlite:///FICHEIRO ou postgresql://SERVIDOR/BASE, com os caracteres especiais da palavra-passe como códigos %.
store-in-use = { $file } já está a ser usado por outro Wyrmhoard. Um ficheiro SQLite serve um só processo; para vários, usa PostgreSQL.
store-not-a-database = { $file } não é uma base de dados SQLite.
store-not-opened = Não é possível abrir { $store }: { $reason }.
store-no-permission = { $store } não permite entrar ou escrever: { $reason }.
store-unreachable = Não é possível chegar a { $store }: { $reason }.
store-no-driver = O PostgreSQL precisa de mais um pacote: pip install wyrmhoard[postgres]
store-too-new = O armazém foi usado pela última vez por outra versão do Wyrmhoard (esquema { $version }), que esta não conhece. Instala a mais recente.
store-not-empty = O armazém de destino não está vazio.
store-copy-differs = A cópia não é igual ao original (“{ $part }”). Não a uses.
store-copy-broken = A cópia parou a meio: { $reason }. O original está intacto. Esvazia o destino (apaga o ficheiro ou cria a base de dados de novo) e copia outra vez.

# O que um servidor recusa
who-are-you = Primeiro diz o teu nome.
name-unfit = Um nome tem de 1 a { $most } caracteres visíveis.
code-unknown = Esta ligação já foi usada ou é demasiado antiga. Cria uma nova no teu outro dispositivo.
no-such-table = Esta mesa não existe.
no-such-variant = Este jogo não tem nenhuma variante “{ $variant }”.
too-many-tables = Já estás em { $most } mesas. Termina ou fecha uma primeiro.
not-your-table = Só o pode fazer quem abriu esta mesa ou está sentado nela.
not-your-seat = Este não é o teu lugar.
seat-taken = Já está alguém sentado aí.
seat-free = Não está ninguém neste lugar.
seat-not-away = Nenhum bot joga por este lugar.
table-started = A partida já começou.
seed-not-sealed = Não é a semente que foi selada.
table-not-playing = Nesta mesa não se está a jogar agora.
table-over = A partida já acabou.
table-busy = Nesta mesa acontece demasiada coisa ao mesmo tempo. Tenta outra vez.
rematch-there = A desforra já foi aberta.
too-late = Tarde demais: entretanto a partida avançou.
too-soon = Cedo demais: espera mais { $wait } ms.
too-fast = Demasiado de uma vez. Espera um momento.
undo-not-now = Esta jogada não pode ser anulada: entretanto a sorte decidiu, ou ela revelou algo.
undo-asked-already = Alguém já pediu para anular uma jogada.
undo-not-asked = Ninguém espera a tua resposta sobre uma jogada.
end-asked-already = Alguém já propôs terminar a partida.
end-not-asked = Ninguém espera a tua resposta sobre o fim da partida.
end-asked-often = Já o propuseste { $most } vezes. Chega para uma partida.
hints-off = Nesta mesa joga-se sem dicas.
chat-empty = Nesta mensagem não há nada para ler.
chat-too-fast = Escreves mais depressa do que os outros leem. Espera um momento.
not-stored = Não foi possível guardar, por isso não aconteceu. Tenta outra vez daqui a pouco.
token-unknown = Esta chave não abre nenhum lugar nesta mesa.
hello-first = A primeira mensagem deve ser “hello”.
hello-again = Já disseste “hello”.
wrong-version = Esta página é mais antiga ou mais recente do que o servidor. Volta a carregá-la.
message-malformed = O servidor não entende esta mensagem.
form-malformed = O servidor não entende este pedido: { $reason }.
body-too-large = É maior do que { $most } KB.
body-too-slow = Demorou demasiado a chegar. Tenta outra vez.
not-json = Envia-o como application/json.
other-origin = A página de outro sítio não pode fazer isto aqui.
wrong-host = Este servidor só responde em { $url }.
nothing-here = Aqui não há nada.
wrong-method = Isto não se pode pedir assim.
our-fault = Algo correu mal no servidor. A culpa não é tua.
log-too-long = Este registo tem mais de { $most } jogadas.
log-too-short = O registo tem só { $moves } jogadas, não { $given }.

port-taken = A porta { $port } em { $host } já está ocupada. Escolhe outra com --port.
address-unfit = O servidor não consegue escutar em { $host }, porta { $port }: { $reason }.
settings-unreadable = Não é possível ler { $file }: { $reason }.
settings-not-toml = { $file } não é TOML: { $reason }.
settings-unknown-key = { $where }: não há nenhuma definição “{ $key }”.
settings-wrong-value = { $where }: “{ $key }” não serve: { $reason }.

# Classificações e tabela da época
help-season = Mostrar a tabela da época: as partidas classificadas a que qualquer pessoa podia assistir.
column-name = Nome
column-matches = Partidas
column-won = Ganhas
season-provisional = provisória
season-empty = Ainda não terminou nenhuma partida classificada a que qualquer pessoa pudesse assistir.
season-pool = { $game } a { $players }
rated-as-printed = Numa mesa classificada joga-se com a caixa tal como está impressa.
rated-one-seat = Numa mesa classificada cada pessoa tem um só lugar.
rated-own-luck = Uma mesa classificada tem a sua própria sorte: não pode usar uma distribuição.
rated-no-programs = Programas externos não podem sentar-se a uma mesa classificada: ninguém sabe que força têm.
rated-to-the-end = Uma partida classificada termina quando é jogada até ao fim, quando alguém desiste ou quando todos concordam.
no-such-result = Não tens nenhum resultado nesta mesa.

# What the command line itself refuses
click-missing = Falta: { $what }.
click-no-such-option = Não há nenhuma opção { $what }.
click-bad-value = “{ $what }”: este valor não serve ({ $reason }).
click-not-a-number = { $what } precisa de um número inteiro, não de “{ $given }”.
click-too-much = Isto está a mais: { $given }.
click-misused = { $what } não se usa assim.
click-other = { $reason }
try-help = “{ $command } --help” mostra como se usa.
reason-not-there = esse ficheiro ou pasta não existe
reason-forbidden = o acesso é recusado
reason-folder = é uma pasta
reason-no-folder = uma parte do caminho não é uma pasta
reason-full = o disco está cheio

# The page, and a table, as messengers show a link to them
start-line = Jogos de dragões e anões numa só montanha. Abre a página, envia um link, joga.
preview-invites = { $who } convida-te para jogar { $game }
preview-free = { $n ->
    [one] Ainda há { $n } lugar livre.
    [many] Ainda há { $n } lugares livres.
   *[other] Ainda há { $n } lugares livres.
}
preview-played = À mesa: { $who }
preview-over = A partida acabou. À mesa: { $who }

# Os avisos, e o que pode falhar
notice-turn-title = É a sua vez: { $game }
notice-turn = É a sua vez.
notice-turn-of = { $name }, é a sua vez: { $game }
notice-broken-title = Avisos que não chegam
notice-broken = Os avisos já não chegam por este meio: { $way }. As definições dizem porquê.
notice-test-title = Um teste
notice-test = Os avisos do Wyrmhoard chegam aqui.
notice-confirm-title = Avisos por e-mail?
notice-confirm = Alguém, provavelmente você, quer que o Wyrmhoard escreva para este endereço quando for a sua vez. Se foi você, abra esta ligação; senão, não faça nada e não virá mais correio.
notice-stop = Não quero mais mensagens destas:
way-push = este navegador
way-mail = e-mail
way-discord = Discord
way-matrix = Matrix
way-ntfy = ntfy
way-json = um webhook próprio
host-lacks-push = Quem gere este servidor não ligou os avisos no navegador (push = true).
host-lacks-mail = Quem gere este servidor não configurou um servidor de correio (mail_server, mail_from, public_url).
host-lacks-webhooks = Quem gere este servidor não ligou os webhooks (webhooks = true).
host-lacks-packages = Quem gere este servidor não instalou o que é preciso: pip install 'wyrmhoard[notices]'
mail-unfit = Isso não é um endereço de e-mail.
mail-not-confirmed = Este endereço ainda não disse que sim: abra a ligação na mensagem.
push-unfit = A resposta deste navegador não chega para os avisos. Desligue-os e volte a ligá-los.
address-not-web = É preciso um endereço que comece por https://.
discord-unfit = Isso não é o endereço de um webhook do Discord; contém /api/webhooks/.
matrix-unfit = O Matrix precisa de uma sala como !abc:example.org e de um token de acesso.
ntfy-unfit = Isso não é o endereço de um tópico ntfy, como https://ntfy.sh/meu-topico
token-unfit = Um token não tem espaços e só letras simples, algarismos e sinais.
too-many-channels = Pode haver { $most } no máximo. Remova primeiro um.
no-such-channel = Isso já não está entre os seus avisos.
link-unknown = Esta ligação já não é válida.
zone-unknown = O fuso horário { $zone } não é conhecido aqui.
passkey-unfit = Não foi possível verificar a chave de acesso. Tente de novo.
passkey-unknown = Este servidor não conhece essa chave de acesso.
trouble-address = O endereço não pode ser usado.
trouble-inside = O endereço leva à rede do próprio servidor, o que aqui não é permitido.
trouble-not-reached = Não foi possível chegar a ninguém nesse endereço.
trouble-slow = Não houve resposta a tempo.
trouble-tls = Não foi possível proteger a ligação: o certificado não é válido.
trouble-redirects = O endereço remete sempre para outro.
trouble-busy = O outro lado não podia receber nada nesse momento.
trouble-refused = O outro lado recusou a mensagem.
trouble-gone = Este navegador já não aceita avisos.
trouble-key-changed = A chave do servidor mudou. Volte a ligar os avisos nesse navegador.
trouble-webhook-gone = O webhook já não existe, ou o seu token não é válido.
trouble-mail-refused = O endereço de e-mail foi recusado.
trouble-mail-server = O servidor de correio não aceita mensagens neste momento.

# Looking back on a match
help-review = Rever uma partida terminada: que decisões desperdiçaram alguma coisa e o que a sorte teve a ver com isso.
help-review-seat = Só as decisões deste lugar, numerado a partir de 1. Senão, as de todos.
help-review-rounds = Rondas de procura por decisão; com mais demora mais e é mais seguro.
help-review-seed = A mesma semente dá a mesma análise.
reviewing = A rever
review-unfinished = Só se pode rever uma partida terminada.
review-stopped = Interrompido antes do fim; o que falta não foi visto.
review-how = As decisões são avaliadas pelo que se podia saber no momento; a sorte é avaliada com tudo à vista.
review-account = Parte esperada da vitória: { $start } no início, { $result } no fim.
review-lost = Desperdiçado com certeza, ao todo: { $share }.
review-nothing-lost = Nenhuma decisão desperdiçou nada com certeza.
review-decisions = Decisões a rever
review-turned = Onde a partida virou
review-better = melhor: { $what } ({ $worth })
review-known = podia saber-se: { $what }
review-move = Jogada { $n }: { $what }
review-luck = sorte
review-own = decisões próprias
review-others = decisões dos outros
review-together = escolhas simultâneas
review-forced = jogadas forçadas
mark-brilliant = brilhante
mark-best = a melhor
mark-good = boa
mark-inaccuracy = imprecisa
mark-mistake = erro
mark-blunder = erro grave
# Deals

deal-not-open = A sorte desta distribuição ainda não foi revelada: outras pessoas ainda podem jogá-la. Quando { $day } tiver passado (UTC), descarrega o registo de novo e verifica-o.
deal-hidden = Vais ver o que os outros fizeram desta distribuição quando a tiveres jogado.
deal-no-chat = Na mesa de uma distribuição, até ao fim só escreve quem lá está sentado.
deal-of-day = Cada pessoa tem uma única mesa para a distribuição do dia: começa na página inicial.
deal-over = O prazo desta distribuição terminou: a sua sorte está revelada.
no-such-deal = Essa distribuição não existe.
