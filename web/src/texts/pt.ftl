# The page. Ids are the same in every language.

title = Wyrmhoard
language = Língua
skip-to-content = Ir para o conteúdo
page-loading = Um momento…
close-sheet = Fechar
refused-somehow = Não resultou.
server-not-reached = Não se chega ao servidor. Há rede?
needs-server = Para isto é preciso um servidor Wyrmhoard, e esta página funciona sem ele.
connection-lost = Perdeu-se a ligação. A tentar de novo…
page-failed = Algo correu mal nesta página. Nada do que foi jogado se perdeu.
page-outdated = Há uma versão mais recente desta página.
page-reload = Recarregar
missing-title = Aqui só há morcegos
missing-text = Não há nenhuma página neste endereço.
to-the-mountain = Para a página inicial
sure-ask = De certeza?
sure-no = Não

# The start page
bots-play = Nível dos bots
game-facts = { $exact ->
    [yes] { $most } jogadores
   *[no] { $least }–{ $most } jogadores
} · { $minutes } min · { $age }+
game-in-english = Ainda por traduzir: este jogo fala inglês
just-changed = Mudou agora mesmo
play-now = Jogar já
play-friends = Com amigos
rules-of-game = Regras
my-tables = As minhas mesas
open-tables = Mesas abertas
no-open-tables = Nenhuma mesa espera por jogadores. Abre uma!
tables-not-reached = De momento não se chega ao servidor. As mesas dos outros estarão aqui assim que responder.
table-waits = { $n ->
    [one] { $n } lugar livre
    [many] { $n } lugares livres
   *[other] { $n } lugares livres
}
table-is-over = terminada
table-rules-gone = terminada: as suas regras já não existem
table-rules-gone-told = Nesta mesa jogava-se com uma versão anterior das regras, que já não existe aqui. A partida terminou e não pode ser mostrada, mas o registo pode ser guardado.
table-won-mine = Vitória tua
table-won = Vitória: { $who }
table-forget = Retirar
table-forget-ask = Retirar da tua lista?
table-drop-ask = Eliminar esta partida? Não há volta atrás.
table-is-played = em jogo
played-tables = A ser jogado agora
table-watch = Assistir
played-since = desde { $when }
turn-yours = É a tua vez
turn-of-other = É a vez de { $who }
replay-file = Ver uma partida de um ficheiro

# A table for friends
friends-title = { $game } com amigos
how-many-players = Jogadores
at-this-device = Neste aparelho
at-this-device-more = Também neste aparelho
name-of-player = Nome de quem joga no lugar { $n }
seat-remove = Libertar o lugar { $n }
other-seats = Os outros lugares
seat-free-name = Lugar { $n }
seat-for-friend = Livre, para um amigo com o link
seat-for-bot = Bot ({ $level })
clock-label = Tempo para pensar
clock-none = O que quiserem
clock-minute = 1 minuto por jogada
clock-ten-minutes = 10 minutos para a partida
clock-day = 1 dia por jogada
clock-three-days = 3 dias por jogada
listed-label = Mostrar na página inicial: qualquer pessoa pode sentar-se enquanto houver lugar, e assistir
friends-serverless = Esta página funciona sem servidor: joga-se neste aparelho, em conjunto e com bots.
hints-label = Os jogadores podem pedir dicas
house-rules = Regras da casa
variant-label = Variante
variant-none = Como vem impresso
own-box = Uma caixa tua (um ficheiro TOML)
own-box-taken = Joga-se com a caixa «{ $name }».
house-named = «{ $name }»
open-the-table = Abrir a mesa

# Links
link-label = Link
link-copy = Copiar
link-share = Partilhar
link-copied = O link foi copiado.
link-marked = O link está selecionado. Copia-o com o teclado.
link-code = Link em código QR: { $what }

# Settings
settings-title = Definições
your-name = O teu nome
name-keep = Guardar
name-kept = A partir de agora és { $name }. Nas mesas onde já estás fica o nome antigo.
theme-label = Aspeto
theme-system = Como o aparelho
theme-light = Dia
theme-dark = Noite
speed-label = Ritmo das jogadas dos outros
speed-normal = Normal
speed-quick = Rápido
speed-off = Imediato
speed-shared = Numa mesa com várias pessoas, os bots seguem o ritmo mais calmo que alguém lá escolheu.
sending-label = A jogada escolhida é enviada
sending-moment = Passado um instante
sending-now = Logo
sending-confirm = Quando eu confirmar
mute-label = Não mostrar a conversa
sound-label = Sons suaves à mesa: uma carta, um dado, uma moeda, a tua vez, o fim
keys-label = Teclas soltas funcionam à mesa (R regras, H dica, U voltar atrás, S saltar)
device-other = Outro aparelho
device-make-link = Criar um link para outro aparelho
device-scan = { $n ->
    [one] Abre este link no outro aparelho dentro de { $n } minuto. Serve uma vez.
    [many] Abre este link no outro aparelho dentro de { $n } minutos. Serve uma vez.
   *[other] Abre este link no outro aparelho dentro de { $n } minutos. Serve uma vez.
}
device-title = Continuar aqui
device-text = O teu nome e as tuas mesas vêm também para este aparelho. O nome usado aqui antes fica esquecido.
device-become = Sim, este aparelho é meu
device-welcome = Que bom ver-te de volta, { $name }.

# The table
seats-title = Jogadores
seat-you-short = tu
seat-away = ausente, joga um bot
seat-program = programa
seat-bot-level = bot, { $level }
seat-not-here = sem ligação
seat-winner = vence
seat-to-move = a jogar
days-left = { $n ->
    [one] { $n } dia
    [many] { $n } dias
   *[other] { $n } dias
}
waiting-for = { $n ->
    [0] Todos os lugares estão ocupados.
    [one] Mais um jogador e começa.
    [many] Mais { $n } jogadores e começa.
   *[other] Mais { $n } jogadores e começa.
}
sit-here = Sentar aqui
add-bot = Juntar um bot
fill-bots = Completar com bots
remove-bot = Mandar embora
leave-seat = Levantar
invite-title = Convidar amigos
question-yours = É a tua vez: o que fazes?
waiting-for-move = À espera de { $who }.
chosen-move = Escolhida: { $move }
sending-move = Enviada: { $move }
confirm-move = Jogar assim
move-take-back = Voltar atrás
choice-taken-back = Anulada: { $move }
choice-lapsed = Não enviada, porque a pergunta mudou: { $move }
moves-in-words = As tuas jogadas por palavras
board-failed = O tabuleiro tropeçou. As tuas jogadas por palavras continuam a funcionar.
board-again = Mostrar o tabuleiro outra vez
skip-animation = Saltar
hint-ask = Dica
hint-follow = Fazer assim
i-am-back = Voltei
secret-title = O teu segredo
secret-only-you = Mais ninguém o sabe.
secret-understood = Vou lembrar-me
undo-free = Voltar atrás
undo-ask = Pedir para voltar atrás
undo-wish = { $who } gostava de voltar atrás numa jogada. Pode ser?
undo-agree = Pode ser
undo-refuse = Não
undo-asked = { $who } gostava de voltar atrás numa jogada e espera resposta.
end-wish = { $who } gostaria de terminar a partida tal como está. De acordo?
end-wish-refuse = Continuar
end-asked = { $who } gostaria de terminar a partida e espera uma resposta.
undone-told = { $n ->
    [one] { $who } volta { $n } jogada atrás.
    [many] { $who } volta { $n } jogadas atrás.
   *[other] { $who } volta { $n } jogadas atrás.
}
why-not-allowed = Mas podes! Está entre as tuas jogadas.
rule-open = Regra { $clause }
rules-all = Todas as regras, uma a uma
rules-search = Procurar nas regras
rules-found = { $n ->
    [one] { $n } cláusula
    [many] { $n } cláusulas
   *[other] { $n } cláusulas
}
log-and-chat = Registo e conversa
log-title = O que aconteceu
chat-title = Conversa
chat-say = Diz alguma coisa
chat-send = Enviar
chat-mute = Silenciar
chat-muted = A conversa não é mostrada.
chat-listen = Mostrar a conversa
chat-empty-yet = Ainda ninguém disse nada.
chat-watches = assiste
spectators-count = { $n ->
    [0] Ninguém está a ver.
    [one] { $n } pessoa está a ver.
    [many] { $n } pessoas estão a ver.
   *[other] { $n } pessoas estão a ver.
}
table-about = Sobre esta mesa
table-host = Aberta por { $who }.
leave-table = Sair da mesa
end-table = Fechar a mesa
resign = Desistir
resign-wins = Se desistires, a partida acaba e { $who } ganha.
resign-bot = Se desistires, um bot joga no teu lugar até ao fim: os outros ficam com a sua partida.
resign-alone = Se desistires, só ficam bots: a partida acaba sem que ninguém ganhe.
propose-end = Propor o fim da partida
propose-end-text = Quando todos concordarem, a partida acaba tal como está; então ninguém ganha.
end-match = Terminar a partida
curtain-pass = Passa o aparelho a { $who }
curtain-text = Agora os outros olham para o lado.
curtain-open = Sou { $who }

# The end
end-title = A partida acabou
end-stopped = A mesa foi fechada antes do fim.
end-nobody = Desta vez ninguém ganha.
end-resigned = { $who } desiste: { $winner } ganha.
end-given-up = { $who } desiste e só ficam bots: ninguém ganha.
end-agreed = Todos concordaram em parar aqui: ninguém ganha.
end-shared = { $who } partilham a vitória.
end-ahead = { $who } ganha com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}, { $ahead ->
    [one] { $ahead } ponto
    [many] { $ahead } pontos
   *[other] { $ahead } pontos
} à frente de todos os outros.
end-ahead-of = { $who } ganha com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}, { $ahead ->
    [one] { $ahead } ponto
    [many] { $ahead } pontos
   *[other] { $ahead } pontos
} à frente de { $next }.
end-tie-broken = { $who } ganha com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
}. Há empate em pontos, mas o desempate favorece { $who }.
end-otherwise = { $who } ganha. Os pontos não são tudo: { $points ->
    [0] { $points } pontos chegaram
    [one] { $points } ponto chegou
    [many] { $points } pontos chegaram
   *[other] { $points } pontos chegaram
}.
end-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
    [many] { $n } pontos
   *[other] { $n } pontos
}
end-standing = Assim estavam os pontos.
story-title = Como se fizeram os pontos
story-numbers = Ronda a ronda, em números
story-round = Ronda
story-start = Início
turning-lead = A viragem: na ronda { $n }, { $who } passa para a frente e assim fica.
turning-first = { $who } vai à frente da primeira ronda à última.
turning-last = A viragem vem mesmo no fim: só na última ronda { $who } passa para a frente.
luck-check = Verificar o acaso
luck-is-fair = { $n ->
    [one] Justo: o único sorteio é o que o segredo diz. O teu navegador fez as contas sozinho.
    [many] Justo: os { $n } sorteios são os que o segredo diz. O teu navegador fez as contas sozinho.
   *[other] Justo: os { $n } sorteios são os que o segredo diz. O teu navegador fez as contas sozinho.
}
luck-is-given = { $n ->
    [one] A primeira jogada vem de outra mesa: a sua sorte não foi verificada aqui.
    [many] As primeiras { $n } jogadas vêm de outra mesa: a sua sorte não foi verificada aqui.
   *[other] As primeiras { $n } jogadas vêm de outra mesa: a sua sorte não foi verificada aqui.
}
luck-is-wrong = Não é justo: a jogada { $n } não é a que o segredo diz.
luck-other-secret = Não é justo: o segredo não é aquele com que a mesa se comprometeu no início.
luck-seed-used = { $n ->
    [one] Verificado por este navegador: a tua semente foi usada, e o único sorteio que ouviu coincide.
    [many] Verificado por este navegador: a tua semente foi usada, e os { $n } sorteios que ouviu coincidem.
   *[other] Verificado por este navegador: a tua semente foi usada, e os { $n } sorteios que ouviu coincidem.
}
luck-other-seed = Não é justo: não é a semente que este navegador deu, ou não é o compromisso que viu primeiro.
luck-heard-other = Não é justo: o sorteio { $n } não é o que este navegador ouviu.
luck-no-seed = Este navegador não deu nenhuma semente própria a esta mesa.
luck-other-seal = Não é justo: uma semente não é a que foi selada.
luck-seed-missing = A semente de { $name } foi selada mas não revelada a tempo; não contou.
luck-commitment = A sorte desta partida está fixada por:
rematch-ask = Outra vez com os mesmos
rematch-go = Para a próxima partida
replay-watch = Ver de novo
log-download = Descarregar

# Watching again
replay-title = Ver uma partida
replay-of = { $game }, visto de novo
replay-drop = Larga aqui uma partida descarregada e ela corre.
replay-choose = Ou escolhe o ficheiro
file-no-log = Esse ficheiro não é uma partida nossa.
replay-controls = Reprodução
replay-move = Jogada
replay-move-of = { $n } de { $all }
replay-before = Antes da primeira jogada
replay-back = Uma jogada atrás
replay-forward = Uma jogada à frente
replay-play = Reproduzir
replay-pause = Pausa
replay-speed = Velocidade
replay-view = Visto por
replay-spectator = alguém que assiste
replay-open = todos, com tudo à vista
replay-last-decision = Decisão anterior
replay-next-decision = Decisão seguinte
replay-link = Link para este momento
replay-continue = Continuar daqui contra bots

## A match in this browser

table-is-here = Esta partida vive neste navegador: nenhum servidor a conhece.
invite-friends = Continuar com mais gente
invite-line = A partida passa para o servidor tal como está, e outras pessoas ocupam estes lugares:
invite-instead = outra pessoa em vez de { $who }
invite-go = Mudar e convidar
invite-nobody = Todos os lugares são deste aparelho: não sobra nenhum para outra pessoa.
local-stopped = As regras pararam neste navegador. São iniciadas de novo; a partida está como estava.
local-not-here = Este navegador não consegue jogar este jogo sozinho.
local-not-kept = Este navegador não guarda nada: a partida perde-se quando a página se fecha. Descarrega-a se a quiseres guardar.
local-damaged = Esta partida estava guardada neste navegador, mas o seu registo está danificado e não pode continuar. Podes descarregar o que existe.
local-no-table = Esta partida não está neste navegador. Talvez tenha sido jogada noutro, ou os seus dados foram apagados.
table-here-mark = neste navegador

## Learning

learn-offer = É novidade? 4 minutos
lesson-title = A tua primeira partida
lesson-step = Passo { $n } de { $all }
lesson-go-on = Continuar
lesson-not-now = Podes, e em breve fazes. Por agora experimenta o que brilha.

# reach: notices, passkeys, all about me
reach-title = Quando é a minha vez
reach-text = Se for a tua vez e não estiveres à mesa, podes receber um aviso: um por jogada, e nunca do que está escondido.
reach-show = Configurar
reach-on = Ligado
reach-asked = Um e-mail está a caminho: abre o link para dizeres que sim.
reach-broken = Já não se tenta:
reach-broken-note = Um dos meios por que recebes avisos já não funciona. As definições dizem porquê.
reach-trouble = O último aviso não chegou, tenta-se de novo:
reach-this-browser = Este navegador, desde { $when }
reach-other-browser = Outro navegador, desde { $when }
reach-push-on = Avisar-me neste navegador
push-denied = Este navegador não deve mostrar avisos desta página. Isso muda-se nas suas próprias definições.
push-not-here = Este navegador não pode mostrar avisos aqui. Alguns precisam da página instalada, e todos precisam de https.
reach-try = Experimentar
reach-tried = Enviado. Deve chegar daqui a pouco.
reach-remove = Remover
reach-add = Mais um meio
reach-add-now = Adicionar
reach-address-mail = Endereço de e-mail
reach-address-discord = Endereço do webhook do Discord
reach-address-matrix = Endereço do servidor Matrix
reach-address-ntfy = Endereço do tópico ntfy
reach-address-json = Endereço que recebe JSON
reach-room = Sala
reach-token = Token de acesso
reach-token-maybe = Token de acesso, se o tópico precisar
reach-secret = As mensagens são assinadas com este segredo, que só agora é mostrado:
quiet-label = Horas de silêncio: o que vier então espera que acabem
quiet-from = Das
quiet-to = Até
passkey-title = Uma chave que fica comigo
passkey-text = Com uma chave de acesso, qualquer aparelho que a tenha sabe quem és: perder um aparelho não faz perder nada, e não é preciso conta.
passkey-not-here = Este navegador não conhece chaves de acesso aqui; precisam de https.
passkey-not-made = A chave de acesso não foi criada ou não foi mostrada.
passkey-show = Mostrar as minhas chaves de acesso
passkey-add = Adicionar uma chave de acesso
passkey-added = A chave de acesso foi adicionada. Guarda-a com as outras.
passkey-use = Continuar aqui com uma chave de acesso
passkey-of = Adicionada: { $when }
my-data = Tudo sobre mim
my-data-save = Guardar tudo o que este servidor sabe de mim
my-data-forget-text = Quem pede o esquecimento desiste das partidas em curso, e o nome não fica em lado nenhum. Não se pode desfazer.
my-data-forget = Esquecer-me
mail-confirm-title = Avisos por e-mail
mail-confirm-done = A partir de agora { $about } recebe um aviso quando for a tua vez.
mail-stop-title = Não há mais e-mails
mail-stop-done = { $about } não recebe mais e-mails daqui.

# Your own box
own-title = A tua própria caixa
own-text = Põe o que mostram o teu tabuleiro e as tuas cartas. Cada alteração é verificada logo, e o que fazes fica neste navegador.
own-board = O tabuleiro da tua caixa
own-board-text = Toca no que no teu é diferente. Uma estrela marca o que não está como vem impresso.
own-unsure-keys = Ninguém nos disse ao certo: { $what }. Vê o teu exemplar.
own-unsure = Ninguém nos disse isto ao certo: vê o teu exemplar.
own-values = Todos os valores
own-name = Nome desta caixa
own-new-name = A minha caixa
own-mine = As minhas caixas
own-new = Nova, como vem impressa
own-remove = Remover esta caixa
own-share = Partilhar com um link
own-share-text = O link contém tudo o que não está como vem impresso. Quem o abre vê a tua caixa e pode jogar com ela.
own-save = Descarregar (TOML)
own-saved = Guardada como { $file }. O programa também a aceita: --box { $file }
own-open = Abrir um ficheiro
own-line = Linha { $n }:
own-from-link = «{ $name }» vem de um link. É tua assim que a guardares ou mudares.
own-keep = Guardá-la
own-not-kept = Este navegador não guarda nada aqui, ou já não tem espaço: descarrega a caixa se a quiseres ter amanhã.
own-is-printed = Está tudo como vem impresso.
own-differs = Valores diferentes dos impressos: { $n }.
own-differs-here = diferente do impresso
own-fits = Tudo bate certo. Número máximo de jogadores: { $most }.
own-broken = Isto ainda não bate certo.
own-undo = Desfazer
own-redo = Refazer
own-all-printed = Tudo como vem impresso
own-as-printed = Como vem impresso: { $value }
own-on = sim
own-off = não
own-play = Jogar com ela
own-at-table = Aqui joga-se com uma caixa própria: «{ $name }». Diferente do impresso:
own-at-table-unnamed = Nesta mesa nem tudo está como vem impresso:
own-look = Ver esta caixa
box-link-broken = Este link para uma caixa está danificado ou é de outra versão. Nada dele foi usado.
printed-first = Quem começa
printed-first-drawn = por sorteio
trial-title = O que mudaria?
trial-text = Bots do nível mais baixo (jogadores: { $seats }) jogam até { $n } partidas com a caixa impressa e outras tantas com a tua, com a mesma sorte, durante um minuto no máximo.
trial-start = Experimentar
trial-stop = Parar
trial-so-far = Partidas jogadas com cada caixa: { $n }.
trial-none = Nenhuma diferença é maior do que o acaso pode fazer.
trial-some = O que está a negrito é mais do que acaso.
trial-outdated = A caixa ou o número de jogadores mudou entretanto.
trial-figure = Em média
trial-printed = Impressa
trial-own = A tua
trial-more = Diferença
trial-sure = mais do que acaso
trial-chance = talvez acaso
trial-moves = Jogadas numa partida
trial-points = Pontos, lugar { $n }
trial-share = Parte das vitórias, lugar { $n }
trial-number = { $n }
# Looking back on a match
look-back-title = Análise
look-back-ask = Rever esta partida
look-back-about = Cada decisão é vista de novo, com o que podias saber na altura. Demora alguns segundos.
look-back-doing = Análise: { $done } de { $all }
look-back-stop = Parar
look-back-curve = Parte esperada da vitória, jogada a jogada
look-back-now = Jogada { $n }: { $share }
look-back-start = No início
look-back-result = No fim
look-back-sum = No total, desperdiçaste com certeza { $lost } de uma vitória; a sorte mudou a tua parte esperada em { $luck }.
look-back-alone = A sorte mudou a tua parte esperada em { $luck }.
# ratings: rated tables, my results, the season
rated-label = Classificada: o resultado conta
rated-about = Cada pessoa joga no seu próprio aparelho, com a caixa tal como está impressa, sem dicas e sem voltar atrás. Quem desiste ou não está no fim perdeu. Na tabela da época só entram as partidas mostradas na página inicial.
rated-mark = Classificada
rated-change = A tua classificação: { $before } → { $after }
rated-not-moved = Esta partida não mudou a classificação de ninguém.
results-title = Os meus resultados
results-about = A classificação diz quão bem jogas um jogo com esse número de jogadores. Começa em 25. O número a seguir a ± é a sua incerteza: em dois de cada três casos a verdade não está mais longe. Os bots são medidos na mesma escala, e um médio vale 25.
results-empty = Ainda não terminou nenhuma partida tua neste servidor. O que jogaste só neste navegador está em «As minhas mesas», na página inicial.
results-matches = { $n ->
    [one] { $n } partida classificada
    [many] { $n } partidas classificadas
   *[other] { $n } partidas classificadas
}
results-bots = Bots: { $bots }
results-unmeasured = não medido
results-place = Lugar { $place } de { $all }
results-gone = Desistência ou ausência
results-broken-off = Interrompida
results-not-rated = não classificada
results-curve = A tua classificação partida a partida, de { $first } a { $last }
season-title = A época
season-named = A época: { $name }
season-since = Desde { $when }.
season-about = As partidas classificadas a que qualquer pessoa podia assistir. Em cada época toda a gente começa de novo, e o que se joga em mesas privadas não aparece aqui.
# Deals: the same luck at several tables

deal-of-the-day = Distribuição do dia
deal-day-about = Hoje toda a gente joga as mesmas cartas e os mesmos dados contra os mesmos bots.
deal-day-go-on = Distribuição do dia: continuar
deal-day-compare = Distribuição do dia: comparar
deal-label = Outros podem jogar a mesma distribuição noutra mesa
deal-label-note = Outra mesa pode então jogar as mesmas cartas e os mesmos dados, e vocês comparam. Para que a sorte seja igual para todos, nenhum lugar acrescenta uma semente sua: o compromisso do servidor fixa-a antes, e ao fim de duas semanas é revelada para ser verificada.
deal-waiting = Esta mesa joga uma distribuição: outros podem jogar as mesmas cartas e os mesmos dados noutra mesa. Por isso nenhum lugar acrescenta uma semente à sorte.
deal-to = À distribuição
deal-hidden-title = Joga-a primeiro
deal-hidden-text = Outras mesas também jogam esta distribuição. Podes ver quando a tiveres jogado.
deal-compare = Comparar com outros
deal-opens = A sorte desta distribuição fica secreta até { $when }, porque outros ainda podem jogá-la. Depois pode ser verificada aqui.
deal-is-open = A sorte desta distribuição está revelada: pode ser verificada no fim de cada uma das suas mesas.
deal-as-heard = { $n ->
    [one] O único sorteio é como este navegador o ouviu, fixado pelo compromisso que viu primeiro.
    [many] Os { $n } sorteios são como este navegador os ouviu, fixados pelo compromisso que viu primeiro.
   *[other] Os { $n } sorteios são como este navegador os ouviu, fixados pelo compromisso que viu primeiro.
}
deal-title = Distribuição
deal-players = { $n ->
    [0] ainda ninguém a jogou
    [one] { $n } pessoa jogou-a
    [many] { $n } pessoas jogaram-na
   *[other] { $n } pessoas jogaram-na
}
deal-play-first = Vais ver como correu aos outros quando a tiveres jogado. Conta a tua primeira vez.
deal-play = Jogar agora
deal-go-on = Continuar
deal-place = Lugar { $place } de { $of }
deal-better = { $n } % dos pontos de comparação neste lugar
deal-alone = Ainda não há com quem comparar
deal-seat = Lugar { $n }
deal-range = { $n ->
    [one] Um resultado: { $least } pontos
    [many] { $n } resultados, de { $least } a { $most } pontos
   *[other] { $n } resultados, de { $least } a { $most } pontos
}
deal-score = { $n } %
deal-again = não pela primeira vez
deal-bot-played = um bot continuou
deal-late = tarde demais para contar
deal-playing = Ainda se joga
deal-show = Quem a jogou pode ver a minha partida
deal-another = Jogá-la noutra mesa
deal-exchange = As mesmas pessoas, lugares trocados
deal-yesterday = A distribuição de ontem
deal-today = A distribuição de hoje
deal-how = Como funciona
deal-fair = Quem faz o mesmo encontra as mesmas cartas e os mesmos dados; onde as mesas diferem, ainda partilham tanta sorte quanta é possível. Só conta a primeira vez, e ninguém vê nada de uma distribuição antes de a ter jogado. Quem vier com um segundo nome poderia jogar duas vezes: não se pode impedir. Os dias começam e acabam pelo tempo universal (UTC). Os pontos de comparação contam-se como no bridge duplicado: um por cada pessoa no mesmo lugar que fez pior, meio em caso de empate.
deal-secret = A sorte veio deste segredo:
deal-copy = Copiar o link
